/** The texts of a `MapView` in one language. */
export interface MapViewWords {
  /** Name of the map element, which takes arrow keys. */
  map: string;
  /** Explains how to move the map with keys. */
  mapHelp: string;
  /** Name of the group of pins. */
  pins: string;
  /** Explains how to move between pins with keys. */
  pinsHelp: string;
  /** Said after the name of a pin on the wish list. */
  saved: string;
  /** Said after the name of a pin that was looked at before. */
  viewed: string;
  searchArea: string;
  zoomIn: string;
  zoomOut: string;
  /** Name of the button with a cross on the card of a pin. */
  close: string;
  loadingMap: string;
  loadingPins: string;
  /** Message on the plain map that is shown when MapLibre has failed. */
  failed: string;
  retry: string;
  /** Shown when the wheel is turned over a map in a page without the required key. */
  wheelHelp: string;
  wheelHelpMac: string;
  /** Shown when one finger moves over a map in a page. */
  touchHelp: string;
}

export const en: MapViewWords = {
  map: 'Map',
  mapHelp: 'Arrow keys move the map, plus and minus zoom.',
  pins: 'Places on the map',
  pinsHelp: 'Arrow keys go to the nearest place in that direction.',
  saved: 'saved',
  viewed: 'viewed',
  searchArea: 'Search in this area',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  loadingMap: 'Loading the map',
  loadingPins: 'Loading the places',
  failed: 'Only a simple map can be shown at the moment.',
  retry: 'Try again',
  wheelHelp: 'Hold Ctrl and scroll to zoom',
  wheelHelpMac: 'Hold ⌘ and scroll to zoom',
  touchHelp: 'Use two fingers to move the map',
};

export const fr: MapViewWords = {
  map: 'Carte',
  mapHelp: 'Les flèches déplacent la carte, plus et moins changent le zoom.',
  pins: 'Lieux sur la carte',
  pinsHelp: 'Les flèches mènent au lieu le plus proche dans cette direction.',
  saved: 'enregistré',
  viewed: 'déjà vu',
  searchArea: 'Rechercher dans cette zone',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  close: 'Fermer',
  loadingMap: 'Chargement de la carte',
  loadingPins: 'Chargement des lieux',
  failed: 'Seule une carte simplifiée peut être affichée pour le moment.',
  retry: 'Réessayer',
  wheelHelp: 'Maintenez Ctrl et faites défiler pour zoomer',
  wheelHelpMac: 'Maintenez ⌘ et faites défiler pour zoomer',
  touchHelp: 'Utilisez deux doigts pour déplacer la carte',
};

export const es: MapViewWords = {
  map: 'Mapa',
  mapHelp: 'Las flechas mueven el mapa; más y menos cambian el zoom.',
  pins: 'Lugares en el mapa',
  pinsHelp: 'Las flechas llevan al lugar más cercano en esa dirección.',
  saved: 'guardado',
  viewed: 'ya visto',
  searchArea: 'Buscar en esta zona',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  close: 'Cerrar',
  loadingMap: 'Cargando el mapa',
  loadingPins: 'Cargando los lugares',
  failed: 'Por ahora solo se puede mostrar un mapa sencillo.',
  retry: 'Reintentar',
  wheelHelp: 'Mantén pulsado Ctrl y desplázate para hacer zoom',
  wheelHelpMac: 'Mantén pulsado ⌘ y desplázate para hacer zoom',
  touchHelp: 'Usa dos dedos para mover el mapa',
};

export const it: MapViewWords = {
  map: 'Mappa',
  mapHelp: 'Le frecce spostano la mappa, più e meno cambiano lo zoom.',
  pins: 'Luoghi sulla mappa',
  pinsHelp: 'Le frecce portano al luogo più vicino in quella direzione.',
  saved: 'salvato',
  viewed: 'già visto',
  searchArea: 'Cerca in quest’area',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  close: 'Chiudi',
  loadingMap: 'Caricamento della mappa',
  loadingPins: 'Caricamento dei luoghi',
  failed: 'Al momento è disponibile solo una mappa semplificata.',
  retry: 'Riprova',
  wheelHelp: 'Tieni premuto Ctrl e scorri per lo zoom',
  wheelHelpMac: 'Tieni premuto ⌘ e scorri per lo zoom',
  touchHelp: 'Usa due dita per spostare la mappa',
};

export const nl: MapViewWords = {
  map: 'Kaart',
  mapHelp: 'De pijltjestoetsen verschuiven de kaart, plus en min zoomen.',
  pins: 'Plaatsen op de kaart',
  pinsHelp: 'De pijltjestoetsen gaan naar de dichtstbijzijnde plaats in die richting.',
  saved: 'bewaard',
  viewed: 'al bekeken',
  searchArea: 'Zoeken in dit gebied',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  close: 'Sluiten',
  loadingMap: 'De kaart wordt geladen',
  loadingPins: 'De plaatsen worden geladen',
  failed: 'Op dit moment is alleen een eenvoudige kaart beschikbaar.',
  retry: 'Opnieuw proberen',
  wheelHelp: 'Houd Ctrl ingedrukt en scrol om te zoomen',
  wheelHelpMac: 'Houd ⌘ ingedrukt en scrol om te zoomen',
  touchHelp: 'Verschuif de kaart met twee vingers',
};
