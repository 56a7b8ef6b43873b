"""Prints what pip must install, from pyproject.toml: for `project` its dependencies, for anything else that extra's.

This way the tools can be installed without building the project. Run by the Python of the virtual environment.
"""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = sys.argv[1]
    print("\n".join(project["dependencies"] if extra == "project" else project["optional-dependencies"][extra]))
