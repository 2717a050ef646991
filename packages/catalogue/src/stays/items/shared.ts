import type { Phrase } from '../../wording/phrases.ts';

/** Sentences about where an item takes place. */
export const PLACES = {
  hotel: [
    'Dans l’établissement',
    'En el propio establecimiento',
    'Nella struttura',
    'In de accommodatie zelf',
    'In the house itself',
  ],
  spa: [
    'Au spa de l’hôtel',
    'En el spa del hotel',
    'Nella spa dell’hotel',
    'In de spa van het hotel',
    'In the hotel’s spa',
  ],
  restaurant: [
    'Au restaurant de l’hôtel',
    'En el restaurante del hotel',
    'Nel ristorante dell’hotel',
    'In het restaurant van het hotel',
    'In the hotel’s restaurant',
  ],
  room: ['Dans votre chambre', 'En tu habitación', 'Nella tua camera', 'Op je kamer', 'In your room'],
  near: [
    'À proximité. L’adresse vous est envoyée avec la confirmation.',
    'Cerca. Recibes la dirección con la confirmación.',
    'Nelle vicinanze. Ricevi l’indirizzo con la conferma.',
    'In de buurt. Je krijgt het adres bij de bevestiging.',
    'Nearby. The address comes with your confirmation.',
  ],
  reception: [
    'Départ de la réception',
    'Salida desde la recepción',
    'Partenza dalla reception',
    'Vertrek bij de receptie',
    'Starts at the reception',
  ],
} as const satisfies Record<string, Phrase>;

/** Sentences about how an item is arranged. */
export const WAYS = {
  chooseDay: [
    'Choisissez le jour en réservant. L’heure est convenue avec vous par e-mail.',
    'Elige el día al reservar. La hora se acuerda contigo por correo.',
    'Scegli il giorno quando prenoti. L’ora si concorda con te via e-mail.',
    'Kies de dag bij het boeken. Het tijdstip spreken we per e-mail met je af.',
    'Choose the day when you book. The time is agreed with you by e-mail.',
  ],
  bookAtReception: [
    'Réservez votre créneau à la réception, dès votre arrivée.',
    'Reserva tu hora en la recepción al llegar.',
    'Prenota l’orario alla reception, all’arrivo.',
    'Reserveer je tijdstip bij aankomst aan de receptie.',
    'Book your time at the reception when you arrive.',
  ],
  bookTable: [
    'Réservez votre table à la réception, dès votre arrivée.',
    'Reserva tu mesa en la recepción al llegar.',
    'Prenota il tavolo alla reception, all’arrivo.',
    'Reserveer je tafel bij aankomst aan de receptie.',
    'Book your table at the reception when you arrive.',
  ],
  ready: [
    'Tout est prêt à votre arrivée.',
    'Todo está listo cuando llegas.',
    'È tutto pronto al tuo arrivo.',
    'Alles staat klaar als je aankomt.',
    'All is ready when you arrive.',
  ],
  tickets: [
    'Les billets vous attendent à la réception.',
    'Las entradas te esperan en la recepción.',
    'I biglietti ti aspettano alla reception.',
    'De kaartjes liggen klaar aan de receptie.',
    'Your tickets are waiting at the reception.',
  ],
} as const satisfies Record<string, Phrase>;

/** Opening hours, which may differ by weekday. */
export const HOURS = {
  morning: ['le matin', 'por la mañana', 'al mattino', '’s ochtends', 'in the morning'],
  day: [
    'de 10 h à 18 h',
    'de 10.00 a 18.00',
    'dalle 10.00 alle 18.00',
    'van 10.00 tot 18.00 uur',
    'from 10:00 to 18:00',
  ],
  spa: [
    'de 10 h à 20 h',
    'de 10.00 a 20.00',
    'dalle 10.00 alle 20.00',
    'van 10.00 tot 20.00 uur',
    'from 10:00 to 20:00',
  ],
  afternoon: ['l’après-midi', 'por la tarde', 'nel pomeriggio', '’s middags', 'in the afternoon'],
  dinner: [
    'de 19 h à 21 h 30',
    'de 20.00 a 22.30',
    'dalle 19.30 alle 22.00',
    'van 18.30 tot 21.30 uur',
    'from 19:00 to 21:30',
  ],
  breakfast: [
    'de 7 h 30 à 10 h 30',
    'de 7.30 a 10.30',
    'dalle 7.30 alle 10.30',
    'van 7.30 tot 10.30 uur',
    'from 7:30 to 10:30',
  ],
  evening: ['en soirée', 'por la noche', 'la sera', '’s avonds', 'in the evening'],
  dawn: [
    'au lever du jour ou en fin de journée',
    'al amanecer o al atardecer',
    'all’alba o al tramonto',
    'bij zonsopgang of tegen de avond',
    'at dawn or towards evening',
  ],
} as const satisfies Record<string, Phrase>;

/** The source format of a programme item. */
export interface ItemRow {
  /** Permanent id; for an activity tag, the tag's id. */
  id: number;
  place: keyof typeof PLACES;
  way: keyof typeof WAYS;
  hours?: keyof typeof HOURS;
  /** Whether the guest chooses a day. */
  isDated?: true;
  minutes?: number;
  /** Name of its picture. */
  icon: string;
  details: readonly Phrase[];
  mustKnow: readonly Phrase[];
  why?: readonly Phrase[];
  menu?: readonly Phrase[];
  repeated?: true;
}
