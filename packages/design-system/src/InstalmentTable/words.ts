/** The own words of a table of payments. */
export interface InstalmentTableWords {
  date: string;
  amount: string;
  /** Heading of the column of fees. */
  fee: string;
  /** Shown in place of today's date. */
  today: string;
  total: string;
}

export const en: InstalmentTableWords = {
  date: 'Date',
  amount: 'Amount',
  fee: 'Fee included',
  today: 'Today',
  total: 'Total',
};
export const fr: InstalmentTableWords = {
  date: 'Date',
  amount: 'Montant',
  fee: 'Dont frais',
  today: 'Aujourd’hui',
  total: 'Total',
};
export const es: InstalmentTableWords = {
  date: 'Fecha',
  amount: 'Importe',
  fee: 'Gastos incluidos',
  today: 'Hoy',
  total: 'Total',
};
export const it: InstalmentTableWords = {
  date: 'Data',
  amount: 'Importo',
  fee: 'Di cui spese',
  today: 'Oggi',
  total: 'Totale',
};
export const nl: InstalmentTableWords = {
  date: 'Datum',
  amount: 'Bedrag',
  fee: 'Waarvan kosten',
  today: 'Vandaag',
  total: 'Totaal',
};
