/** A page of the gateway's own, which needs no script and which no search engine keeps. */
export function plainPage({
  bcp47,
  title,
  style,
  main,
}: {
  /** Its language. */
  bcp47: string;
  /** Of the document, and its `h1`; HTML, as the other texts. */
  title: string;
  /** All of its styles, e.g. for a digest in a content security policy. */
  style: string;
  /** What follows the `h1`. */
  main: string;
}): string {
  return `<!doctype html>
<html lang="${bcp47}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
}
