import type { Booking, Buyer, OrderedProduct, OrderedStay, OrderLine } from '@sabadora/api';
import type { CancellationOption, Locale, OrderState, PayLaterMethod, PurchaseKind } from '@sabadora/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

/** The part of a gift card that an order uses. */
export interface UsedGiftcard {
  serialNumber: string;
  /** Cents; 0 when other gift cards paid everything. */
  usedAmount: number;
}

/** An order, from its first hold to its cancellation. Amounts are cents. */
export interface PurchaseTable {
  id: string;
  number: number | null;
  attempt: string;
  request_digest: string;
  state: OrderState;
  locale: Locale;
  minisite_id: number | null;
  kind: PurchaseKind;
  product: Json<OrderedProduct>;
  lines: Json<OrderLine[]>;
  night_amounts: number[];
  product_amount: number;
  accepted_amount: number;
  cancellable: boolean;
  /** ISO day. */
  cancellation_deadline: string | null;
  insurance_amount: number | null;
  cancellation_option: CancellationOption | null;
  buyer: ColumnType<Buyer | null, string | null, string | null>;
  special_request: Generated<string>;
  payment_method: Generated<'card' | 'wallet' | PayLaterMethod>;
  payment_fee: Generated<number>;
  giftcards: ColumnType<UsedGiftcard[], string | undefined, string>;
  promotion_code: string | null;
  promotion_amount: Generated<number>;
  held_since: Date;
  held_until: Date;
  created_at: Date;
  paid_at: Date | null;
  /** How the refund is split among what paid; empty while there is none. */
  refund_parts: ColumnType<Booking['refundParts'], string | undefined, string>;
  voucher_code: string | null;
  voucher_amount: Generated<number>;
}

/** A voucher that was bought and can be redeemed. Amounts are cents. */
export interface VoucherTable {
  code: string;
  kind: Exclude<PurchaseKind, 'stay'>;
  purchase_id: string;
  value: number;
  left_amount: number;
  /** ISO day. */
  valid_until: string;
  is_cancelled: Generated<boolean>;
  issued_at: Date;
}

/** A gift that has to be printed and posted. */
export interface PostingTable {
  purchase_id: string;
  voucher_code: string;
  state: 'open' | 'ordered';
  created_at: Date;
  ordered_at: Date | null;
}

/** Each change of state of an order. */
export interface PurchaseHistoryTable {
  id: Generated<number>;
  purchase_id: string;
  at: Date;
  from_state: OrderState | null;
  to_state: OrderState;
  reason: string;
}

/** One attempt to charge an order, an instalment or a move. Amounts are cents. */
export interface PaymentTable {
  id: string;
  purchase_id: string;
  attempt: string;
  provider: string;
  method: string;
  intent_id: string | null;
  amount: number;
  state: 'creating' | 'open' | 'succeeded' | 'failed';
  decline_code: string | null;
  created_at: Date;
  check_at: Date;
  keeps_means: Generated<boolean>;
  instalment: number | null;
  /** The new dates that it pays for; null for a payment of the order itself. */
  move_id: Generated<string | null>;
}

/** A part of an order that is paid later. Amounts are cents. */
export interface InstalmentTable {
  purchase_id: string;
  number: number;
  /** ISO day. */
  due_on: string;
  amount: number;
  state: 'due' | 'charging' | 'paid' | 'failed';
  tries: Generated<number>;
  /** ISO day. */
  try_on: string;
}

/**
 * New dates for a booking, held until they are paid or released. Amounts are cents; `difference` is what they cost
 * more than the present ones.
 */
export interface BookingMoveTable {
  id: string;
  purchase_id: string;
  attempt: string;
  state: 'held' | 'done' | 'released';
  product: Json<OrderedStay>;
  lines: Json<OrderLine[]>;
  night_amounts: number[];
  product_amount: number;
  cancellable: boolean;
  /** ISO day. */
  cancellation_deadline: string | null;
  difference: number;
  held_until: Date;
  created_at: Date;
}

/** A refund to make through the provider. Amounts are cents. */
export interface RefundTable {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  created_at: Date;
  try_at: Date;
  done_at: Date | null;
  /** When the refund came back after it had been made. */
  failed_at: Generated<Date | null>;
  /** The provider's code for the failure. */
  failure_reason: Generated<string | null>;
}

/** A gift card with its balance in cents. */
export interface GiftcardTable {
  serial_number: string;
  balance: number;
  /** ISO day. */
  valid_until: string;
}

/** A promotion code that lowers a price by `percent` or by `amount` cents. */
export interface PromotionCodeTable {
  code: string;
  percent: number | null;
  amount: number | null;
  minimum: Generated<number>;
  /** ISO day. */
  valid_until: string;
  uses_left: number | null;
}

/** Webhook events that were handled, so that repeated deliveries are ignored. */
export interface WebhookEventTable {
  provider: string;
  event_id: string;
  type: string;
  intent_id: string | null;
  handled_at: Date;
}

/** The outbox: e-mails that were sent or are to be sent. */
export interface EmailTable {
  id: string;
  /** Null for e-mails that belong to no order. */
  purchase_id: string | null;
  /** An order has at most one e-mail of each kind, except for its moves. */
  kind:
    | 'case'
    | 'signIn'
    | 'newsletterConfirm'
    | 'newsletterWelcome'
    | 'confirmation'
    | 'voucher'
    | 'posting'
    | 'cancelled'
    | 'moved'
    | `instalment${number}Declined${number}`
    | `refundFailed ${string}`;
  locale: Locale;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Address at which mail programs end the subscription (RFC 8058); null for e-mails without one. */
  unsubscribe_url: Generated<string | null>;
  created_at: Date;
  try_at: Date;
  tries: Generated<number>;
  sent_at: Date | null;
}

/** A payment of the sandbox provider. Amounts are cents. */
export interface SandboxIntentTable {
  id: string;
  idempotency_key: string;
  client_secret: string;
  order_id: string;
  amount: number;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  decline_code: string | null;
  /** How often its webhooks are delivered. */
  webhooks: Generated<'once' | 'twice' | 'never'>;
  settles_at: Date | null;
  card: string | null;
  keeps_means: Generated<boolean>;
  refunded_amount: Generated<number>;
}

/** A refund of the sandbox provider, in cents. */
export interface SandboxRefundTable {
  idempotency_key: string;
  intent_id: string;
  amount: number;
}

/** A webhook that the sandbox provider is to deliver. */
export interface SandboxWebhookTable {
  id: Generated<number>;
  event_id: string;
  body: string;
  deliver_at: Date;
  tries: Generated<number>;
}

/** Tables of orders and payments. */
export interface OrderTables {
  purchase: PurchaseTable;
  purchase_history: PurchaseHistoryTable;
  voucher: VoucherTable;
  posting: PostingTable;
  payment: PaymentTable;
  instalment: InstalmentTable;
  booking_move: BookingMoveTable;
  refund: RefundTable;
  giftcard: GiftcardTable;
  promotion_code: PromotionCodeTable;
  webhook_event: WebhookEventTable;
  email: EmailTable;
  sandbox_intent: SandboxIntentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_webhook: SandboxWebhookTable;
}
