import { InstalmentTable } from '@sabadora/design-system/InstalmentTable';

export function Do() {
  return (
    <InstalmentTable
      label="2 payments with a fee"
      instalments={[
        { date: '2026-12-01', amountCents: 7550, feeCents: 100 },
        { date: '2027-01-01', amountCents: 7450 },
      ]}
    />
  );
}

export function Dont() {
  return (
    <InstalmentTable
      label="Table"
      instalments={[
        { date: '2026-12-01', amountCents: 7550 },
        { date: '2027-01-01', amountCents: 7450 },
      ]}
    />
  );
}
