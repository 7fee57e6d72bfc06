// Shows /api/openapi.json: one section per route, one per schema. No library, nothing downloaded.
const element = (name, text) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  return made;
};
const kind = (schema) => {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.type === "array") return `${kind(schema.items)}[]`;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return variants.map(kind).filter(Boolean).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.properties) return `{ ${Object.entries(schema.properties).map(([k, v]) => `${k}: ${kind(v)}`).join(", ")} }`;
  return [schema.type ?? "any"].flat().join(" | ");
};
const show = (api) => {
  const main = document.getElementById("api");
  main.replaceChildren(element("p", api.info.description));
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, route] of Object.entries(methods)) {
      main.append(element("h2", `${method.toUpperCase()} ${path}`), element("p", route.summary ?? route.description));
      const body = Object.values(route.requestBody?.content ?? {})[0];
      if (body) main.append(element("p", `Takes ${kind(body.schema)}`));
      const list = element("ul");
      for (const [status, answer] of Object.entries(route.responses)) {
        const content = Object.values(answer.content ?? {})[0];
        list.append(element("li", `${status}: ${kind(content?.schema) || answer.description || "nothing"}`));
      }
      main.append(list);
    }
  }
  main.append(element("h1", "Messages"));
  for (const [name, schema] of Object.entries(api.components?.schemas ?? {})) {
    main.append(element("h3", name), element("p", schema.description), element("code", kind(schema)));
  }
};
fetch("/api/openapi.json").then((answer) => answer.json()).then(show);
