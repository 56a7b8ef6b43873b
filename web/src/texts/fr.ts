/** Everything that is said in this language; one download, when the language is chosen. */
export default Object.values(
  import.meta.glob<string>(["@texts/fr/*.ftl", "!**/commands.ftl"], { eager: true, query: "?raw", import: "default" }),
)
