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

/** The site's own typeface, not a subset of it, so that every buyer's name can be set. */
const FONTS = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
};

/** Margin in points. */
const MARGIN = 56;
const SIZE = { title: 26, heading: 15, text: 11 };
const TITLE_COLUMN = 190;

/** Colours of the light theme by role. */
const COLOR = { ink: '#1E2530', muted: '#5A6370', line: '#E3DACB', action: '#14504A' };

/** Makes pdfkit write PDF/UA; its types do not include the option. */
const PDF_UA = { subset: 'PDF/UA' as string } as Pick<PDFKit.PDFDocumentOptions, 'subset'>;

/** Content of a receipt. */
export interface Receipt {
  order: OrderRow;
  /** Whether the buyer's name and address are shown: only to those with access to the order. */
  showsBuyer: boolean;
  /** Instalments of the order that were not charged yet. */
  later: readonly InstalmentRow[];
}

/** Name and address of the buyer, one line each. */
function buyerLines({ buyer }: OrderRow): string[] {
  if (!buyer) return [];
  const { firstName, lastName, addressLine, postalCode, city, country } = buyer;
  return [`${firstName} ${lastName}`, addressLine, `${postalCode} ${city}`, country];
}

/** The sections of the receipt with their headings. */
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
 * The receipt of a paid order as PDF/UA (ISO 14289-1): tagged, with language and title, row headings in its tables,
 * and its typeface embedded.
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
    // A table is tagged when `structParent` is set, which the types do not include.
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
