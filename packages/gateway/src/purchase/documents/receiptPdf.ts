import { fileURLToPath } from 'node:url';
import { marketOf } from '@sabadora/domain';
import PdfDocument from 'pdfkit';
import { type EmailWords, fill, wordingOf } from '../emails/emailWords.ts';
import {
  cancellationFacts,
  type Fact,
  orderFacts,
  paidFacts,
  priceFacts,
  refundFacts,
  taxFacts,
} from '../emails/facts.ts';
import type { InstalmentRow } from '../payments/instalments.ts';
import type { OrderRow } from '../orders/orderRow.ts';

/** The site's own typeface, whole, so that every name of a buyer can be set. */
const FONTS = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
};

/** Points. */
const MARGIN = 56;
const SIZE = { title: 26, heading: 15, text: 11 };
const TITLE_COLUMN = 190;

/** The roles of the light theme. */
const COLOR = { ink: '#1E2530', muted: '#5A6370', line: '#E3DACB', action: '#14504A' };

/** What makes pdfkit write PDF/UA; its types do not know of it yet. */
const PDF_UA = { subset: 'PDF/UA' as string } as Pick<PDFKit.PDFDocumentOptions, 'subset'>;

/** What a receipt shows. */
export interface Receipt {
  order: OrderRow;
  /** Says who booked: for those who have shown that it is theirs. */
  showsBuyer: boolean;
  /** What was not taken yet of the order. */
  later: readonly InstalmentRow[];
}

/** Who booked, as lines of an address. */
function buyerLines({ buyer }: OrderRow): string[] {
  if (!buyer) return [];
  const { firstName, lastName, addressLine, postalCode, city, country } = buyer;
  return [`${firstName} ${lastName}`, addressLine, `${postalCode} ${city}`, country];
}

/** What each part of the receipt says, under its heading. */
function partsOf(receipt: Receipt, words: EmailWords): { heading: string; facts: Fact[] }[] {
  const { order, showsBuyer, later } = receipt;
  const isCancelled = order.state !== 'paid';
  return [
    {
      heading: words.purchase,
      facts: [
        ...paidFacts(order),
        ...(showsBuyer ? [[words.receiptFor, buyerLines(order).join('\n')] satisfies Fact] : []),
        ...orderFacts(order),
        ...(isCancelled ? [] : cancellationFacts(order)),
      ],
    },
    {
      heading: words.price,
      facts: [
        ...priceFacts(order, isCancelled ? [] : later),
        ...(isCancelled ? refundFacts(order, order.refund_parts, later) : taxFacts(order)),
      ],
    },
  ];
}

/**
 * The receipt of a paid order as PDF/UA (ISO 14289-1): tagged, with its language and title, its tables with headings of their
 * rows, and its typeface inside.
 */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { order } = receipt;
  const { bcp47 } = marketOf(order.locale);
  const words = wordingOf(order.locale).words;
  const title = fill(words.receiptOf, { number: String(order.number ?? '') });
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    lang: bcp47,
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: title, Author: 'Sabadora', Creator: 'Sabadora', Producer: 'Sabadora' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((ended) => {
    doc.on('end', ended);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const say = (
    type: 'H1' | 'H2' | 'P',
    text: string,
    font: keyof typeof FONTS,
    size: number,
    color: string,
  ) => {
    doc.font(FONTS[font]).fontSize(size).fillColor(color);
    doc.text(text, MARGIN, undefined, { structParent: root, structType: type });
  };

  say('P', 'Sabadora', 'bold', SIZE.heading, COLOR.action);
  doc.moveDown(1.2);
  say('H1', title, 'bold', SIZE.title, COLOR.ink);
  say('P', order.product.label, 'regular', SIZE.heading, COLOR.muted);
  if (order.state !== 'paid') say('P', words.cancelledOn, 'bold', SIZE.text, COLOR.ink);
  for (const { heading, facts } of partsOf(receipt, words)) {
    doc.moveDown(1.2);
    say('H2', heading, 'bold', SIZE.heading, COLOR.ink);
    doc.moveDown(0.4);
    doc.font(FONTS.regular).fontSize(SIZE.text).fillColor(COLOR.ink);
    // The types do not know that a table is tagged when it has a parent.
    const table: PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement } = {
      position: { x: MARGIN, y: doc.y },
      columnStyles: [{ width: TITLE_COLUMN, textColor: COLOR.muted }, { width: '*' }],
      rowStyles: { border: [0, 0, 0.75, 0], borderColor: COLOR.line, padding: [5, 0, 5, 0] },
      structParent: root,
      data: facts.map(([name, fact]) => [{ text: name, type: 'TH', scope: 'Row' }, fact]),
    };
    doc.table(table);
  }
  doc.moveDown(1.2);
  if (order.kind === 'stay') say('P', words.taxesIncluded, 'regular', SIZE.text, COLOR.muted);
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
