/**
 * Rewrites every text like a browser's translator: replaces each text node with an element that contains another one.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`«${text.textContent}»`);
    text.parentNode?.replaceChild(font, text);
  }
}
