import type { IsoDay } from '@sabadora/days';
import type { Selectable, Transaction } from 'kysely';
import type { GiftcardTable, UsedGiftcard } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { FieldError } from '../../http/problem.ts';

type Giftcard = Selectable<GiftcardTable>;

/** The gift cards with these numbers, locked in a fixed order to prevent deadlocks. */
async function lockCards(
  transaction: Transaction<Tables>,
  serialNumbers: readonly string[],
): Promise<Map<string, Giftcard>> {
  if (serialNumbers.length === 0) return new Map();
  const cards = await transaction
    .selectFrom('giftcard')
    .selectAll()
    .where('serial_number', 'in', serialNumbers)
    .orderBy('serial_number')
    .forUpdate()
    .execute();
  return new Map(cards.map((card) => [card.serial_number, card]));
}

async function setBalance(
  transaction: Transaction<Tables>,
  serialNumber: string,
  balance: number,
): Promise<void> {
  await transaction
    .updateTable('giftcard')
    .set({ balance })
    .where('serial_number', '=', serialNumber)
    .execute();
}

/** Why a card cannot be added; undefined when it can. */
function faultOf(card: Giftcard | undefined, left: number, today: IsoDay): string | undefined {
  if (!card) return 'unknown';
  if (card.valid_until < today) return 'expired';
  if (card.balance === 0) return 'empty';
  return left === 0 ? 'notNeeded' : undefined;
}

/**
 * Reserves gift cards for an order, one after the other until nothing is left to pay. They replace the order's
 * present ones.
 *
 * @returns what each card pays, and why the first refused card is refused
 */
export async function reserveGiftcards(
  transaction: Transaction<Tables>,
  of: {
    /** Gift cards that the order uses now. */
    had: readonly UsedGiftcard[];
    serialNumbers: readonly string[];
    /** Cents to pay before gift cards. */
    total: number;
    today: IsoDay;
  },
): Promise<{ used: UsedGiftcard[]; fault: FieldError | undefined }> {
  const { had, serialNumbers, total, today } = of;
  const wanted = [...new Set(serialNumbers)];
  const hadNumbers = had.map(({ serialNumber }) => serialNumber);
  const cards = await lockCards(transaction, [...new Set([...hadNumbers, ...wanted])]);
  for (const { serialNumber, usedAmount } of had) {
    const card = cards.get(serialNumber);
    if (card) card.balance += usedAmount;
  }
  let left = total;
  const used: UsedGiftcard[] = [];
  let fault: FieldError | undefined;
  for (const serialNumber of wanted) {
    const card = cards.get(serialNumber);
    // A card that the order has already stays, even when nothing is left for it to pay at the moment.
    const message = hadNumbers.includes(serialNumber) ? undefined : faultOf(card, left, today);
    if (message !== undefined) fault ??= { field: 'giftcards', message };
    if (message !== undefined || !card) continue;
    const usedAmount = Math.min(card.balance, left);
    card.balance -= usedAmount;
    left -= usedAmount;
    used.push({ serialNumber, usedAmount });
  }
  for (const { serial_number, balance } of cards.values()) {
    await setBalance(transaction, serial_number, balance);
  }
  return { used, fault };
}
