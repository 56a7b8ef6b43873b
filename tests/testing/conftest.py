"""The example game lies beside the tests; it need not be installed to be looked at."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "galop"))
