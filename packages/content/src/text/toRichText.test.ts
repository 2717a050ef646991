import { isContentHref, RICH_TEXT_TAGS, type RichText, type RichTextNode } from '@sabadora/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRichText } from './toRichText.ts';

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,',
  '//evil.example/',
  '\\\\evil.example/',
];
const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onbegin',
];
const TAGS = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'input',
  'link',
  'meta',
  'base',
  'template',
  'noscript',
  'textarea',
  'title',
  'video',
  'details',
];

/** Known attempts to inject a script or a style into a page. */
const HOSTILE = [
  ...SCHEMES.flatMap((scheme) => [
    `<a href="${scheme}alert(1)">x</a>`,
    `[x](${scheme}alert(1))`,
    `<img src="${scheme}alert(1)">`,
    `<iframe src="${scheme}alert(1)"></iframe>`,
    `<form action="${scheme}alert(1)"><button>x</button></form>`,
  ]),
  ...HANDLERS.flatMap((name) => [
    `<p ${name}="alert(1)">x</p>`,
    `<img src=x ${name}=alert(1)>`,
    `<svg/${name}=alert(1)>`,
    `<h2 id="a" ${name}='alert(1)'>x</h2>`,
    `<a href="/" ${name}="alert(1)">x</a>`,
  ]),
  ...TAGS.flatMap((tag) => [
    `<${tag}>alert(1)</${tag}>`,
    `<${tag.toUpperCase()} src="https://evil.example/x.js">x</${tag}>`,
    `<p><${tag}><b>alert(1)`,
    `<<${tag}>alert(1)//<</${tag}>`,
    `<scr<${tag}>ipt>alert(1)</scr</${tag}>ipt>`,
    `**<${tag} style="position:fixed">x</${tag}>**`,
  ]),
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="header" id="content">x</p>',
  '<style>*{display:none}</style>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:evil">x</a>',
  '<a href="mailto:a@b.example" target="_blank" ping="https://evil.example">x</a>',
  '<javascript:alert(1)>',
];

/** The forbidden parts of a text. */
function harmIn(text: RichText): string[] {
  return text.flatMap((node: RichTextNode): string[] => {
    if (typeof node === 'string' || 'slot' in node) return [];
    const { tag, href, children = [], id, ...rest } = node;
    return [
      ...(RICH_TEXT_TAGS.includes(tag) ? [] : [`tag ${tag}`]),
      ...(href === undefined || (tag === 'a' && isContentHref(href)) ? [] : [`href ${href}`]),
      ...(id === undefined || /^[a-z][a-z0-9-]*$/.test(id) ? [] : [`id ${id}`]),
      ...Object.keys(rest),
      ...harmIn(children),
    ];
  });
}

test('the list of hostile texts is long', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
});

test.each(HOSTILE)('nothing but words is left of %j', (source) => {
  expect(harmIn(toRichText(source))).toEqual([]);
});

test('no text of any kind becomes more than plain elements', () => {
  const piece = fc.oneof(fc.constantFrom(...HOSTILE, '<', '>', '"', '`', '[', '](', '{{', '}}'), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(harmIn(toRichText(pieces.join('')))).toEqual([]);
    }),
  );
});

test('Markdown and light HTML become the same clean elements', () => {
  expect(toRichText('Valid **a year**, see [help](/help).')).toEqual([
    {
      tag: 'p',
      children: [
        'Valid ',
        { tag: 'strong', children: ['a year'] },
        ', see ',
        { tag: 'a', href: '/help', children: ['help'] },
        '.',
      ],
    },
  ]);
  expect(toRichText('<p>Valid <b>a year</b>.</p>')).toEqual([
    { tag: 'p', children: ['Valid ', { tag: 'strong', children: ['a year'] }, '.'] },
  ]);
});

test('a heading names its place, and the page fills its slots', () => {
  expect(toRichText('## Your rights {#rights}\n\nWrite to {{privacyEmail}}.')).toEqual([
    { tag: 'h2', id: 'rights', children: ['Your rights'] },
    { tag: 'p', children: ['Write to ', { slot: 'privacyEmail' }, '.'] },
  ]);
});
