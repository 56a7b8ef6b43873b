import { mount } from "svelte"
import App from "./App.svelte"
import "./fonts.css"
import "./house.css"
import "./parts/held.svelte"
import { introduce } from "./parts/newcomer"
import { preferred, speak } from "./texts/index.svelte"

introduce()

const target = document.getElementById("app")
if (!target) throw new Error("no #app in the page")
void speak(...preferred()).then(() => mount(App, { target }))
