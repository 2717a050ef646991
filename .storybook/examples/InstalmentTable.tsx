import { InstalmentTable } from '@sabadora/design-system/InstalmentTable';

export function Example() {
  return (
    <InstalmentTable
      label="Payment in three parts"
      today="2026-11-25"
      instalments={[
        { date: '2026-11-25', amountCents: 5116, feeCents: 149 },
        { date: '2026-12-25', amountCents: 4967 },
        { date: '2027-01-25', amountCents: 4966 },
      ]}
    />
  );
}
