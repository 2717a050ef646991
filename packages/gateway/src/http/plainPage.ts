/** A page that the gateway itself serves. It needs no script and is excluded from search engines. */
export function plainPage({
  bcp47,
  title,
  style,
  main,
}: {
  /** BCP 47 tag of the page's language. */
  bcp47: string;
  /** Title of the document and its `h1`; HTML, as the other texts. */
  title: string;
  /** All styles of the page, e.g. for a digest in a content security policy. */
  style: string;
  /** HTML after the `h1`. */
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
