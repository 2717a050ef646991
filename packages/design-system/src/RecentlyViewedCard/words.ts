/** The names of the kinds of items on a `RecentlyViewedCard`, in one language (PR-182). */
export interface RecentlyViewedCardWords {
  stay: string;
  activity: string;
}

export const en: RecentlyViewedCardWords = { stay: 'Stay', activity: 'Activity' };
export const fr: RecentlyViewedCardWords = { stay: 'Séjour', activity: 'Activité' };
export const es: RecentlyViewedCardWords = { stay: 'Estancia', activity: 'Actividad' };
export const it: RecentlyViewedCardWords = { stay: 'Soggiorno', activity: 'Attività' };
export const nl: RecentlyViewedCardWords = { stay: 'Verblijf', activity: 'Activiteit' };
