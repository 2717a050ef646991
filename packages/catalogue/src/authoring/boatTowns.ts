const listed = (country: string, names: string) =>
  names.split(',').map((name) => `${country}:${name.trim()}`);

/** Inland towns with boat trips on a river or canals, as `country:name in GeoNames`. */
export const BOAT_TOWNS: ReadonlySet<string> = new Set([
  ...listed(
    'FR',
    `Paris, Lyon, Bordeaux, Strasbourg, Colmar, Nantes, Toulouse, Carcassonne, Narbonne, Béziers, Avignon, Arles, Rouen,
    Tours, Amboise, Saumur, Angers, Orléans, Metz, Amiens, Auxerre, Besançon, Cahors, Dinan, Redon, Cognac, Saintes,
    Bergerac, Agen, Albi, Chalon-sur-Saône, Mâcon, Vienne`,
  ),
  ...listed('ES', 'Sevilla, Bilbao, Zaragoza, Tortosa, Aranjuez'),
  ...listed('IT', 'Venice, Mestre, Pisa, Padua, Treviso, Mantua, Turin, Cremona, Comacchio, Ferrara'),
  ...listed(
    'NL',
    `Amsterdam, Rotterdam, The Hague, Utrecht, Leiden, Delft, Haarlem, Gouda, Groningen, Leeuwarden, Sneek, Giethoorn,
    's-Hertogenbosch, Dordrecht, Maastricht, Nijmegen, Deventer, Zwolle, Kampen, Alkmaar, Hoorn, Amersfoort, Breda,
    Middelburg, Zaandam, Roermond, Zutphen, Arnhem`,
  ),
  ...listed(
    'BE',
    `Brugge, Gent, Antwerp, Mechelen, Namur, Dinant, Huy, Liège, Lier, Kortrijk, Dendermonde, Tournai, Damme, Bouillon,
    Durbuy, La Roche-en-Ardenne`,
  ),
]);
