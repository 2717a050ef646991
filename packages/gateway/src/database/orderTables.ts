import type { Buyer, OrderedStay } from '@sabadora/api';
import type { CancellationOption, Locale, OrderState } from '@sabadora/domain';
import type { ColumnType, Generated } from 'kysely';
import type { ProgramLineText } from '../purchase/orders/program.ts';

/** A jsonb column: read as the value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface PurchaseTable {
  id: string;
  number: number | null;
  attempt: string;
  request_digest: string;
  state: OrderState;
  locale: Locale;
  minisite_id: number | null;
  offer_id: number;
  /** ISO day. */
  checkin: string;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  activity_days: string[];
  rooms: number;
  stay: Json<OrderedStay>;
  program: Json<ProgramLineText[]>;
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
  held_since: Date;
  held_until: Date;
  created_at: Date;
  paid_at: Date | null;
}

export interface PurchaseHistoryTable {
  id: Generated<number>;
  purchase_id: string;
  at: Date;
  from_state: OrderState | null;
  to_state: OrderState;
  reason: string;
}

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
}

export interface RefundTable {
  id: string;
  payment_id: string;
  amount: number;
  reason: string;
  created_at: Date;
  try_at: Date;
  done_at: Date | null;
}

export interface WebhookEventTable {
  provider: string;
  event_id: string;
  type: string;
  intent_id: string | null;
  handled_at: Date;
}

export interface EmailTable {
  id: string;
  purchase_id: string;
  kind: 'confirmation';
  locale: Locale;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
  try_at: Date;
  tries: Generated<number>;
  sent_at: Date | null;
}

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
  refunded_amount: Generated<number>;
}

export interface SandboxRefundTable {
  idempotency_key: string;
  intent_id: string;
  amount: number;
}

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
  payment: PaymentTable;
  refund: RefundTable;
  webhook_event: WebhookEventTable;
  email: EmailTable;
  sandbox_intent: SandboxIntentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_webhook: SandboxWebhookTable;
}
