import { gzipBytes, type Output } from '../build.ts';

/** Bytes gzip, file by file. */
export interface Weight {
  js: number;
  css: number;
  /** Of what was built apart, in neither of the others. */
  apart: number;
  /** Of what is imported when it is needed. */
  onDemand: number;
}

/** Bytes of what a page loads at once, and of what it loads later. */
export function weigh(output: Output): Weight {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const initial = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || initial.has(name)) return;
    initial.add(name);
    chunk.imports.forEach(visit);
  };
  visit(output[0].fileName);
  const initialCss = new Set(
    [...initial].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
  );
  const weight = { js: 0, css: 0, apart: 0, onDemand: 0 };
  for (const file of output) {
    const isCss = file.fileName.endsWith('.css');
    if (file.type === 'asset' && !isCss) continue;
    const bytes = gzipBytes(file.type === 'chunk' ? file.code : file.source);
    if (file.fileName.includes('/apart-')) weight.apart += isCss ? bytes : 0;
    else if (isCss) weight[initialCss.has(file.fileName) ? 'css' : 'onDemand'] += bytes;
    else weight[initial.has(file.fileName) ? 'js' : 'onDemand'] += bytes;
  }
  return weight;
}
