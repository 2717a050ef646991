/** A hotel card's own words. */
export interface HotelCardWords {
  /** Call to action. */
  seeHotel: string;
}

export const en: HotelCardWords = { seeHotel: 'See hotel' };
export const fr: HotelCardWords = { seeHotel: 'Voir l’hôtel' };
export const es: HotelCardWords = { seeHotel: 'Ver hotel' };
export const it: HotelCardWords = { seeHotel: 'Vedi l’hotel' };
export const nl: HotelCardWords = { seeHotel: 'Bekijk hotel' };
