/**
 * Countries and regions with their names, in the order fr, es, it, nl, en, and the codes of GeoNames' first level
 * that they consist of. Ids are for good: hotels, bookmarks and minisites refer to them.
 */
export type FiveNames = readonly [fr: string, es: string, it: string, nl: string, en: string];

export interface CountryRow {
  id: number;
  code: 'FR' | 'ES' | 'IT' | 'NL' | 'BE';
  names: FiveNames;
  latitude: number;
  longitude: number;
}

export const COUNTRIES: readonly CountryRow[] = [
  { id: 1, code: 'FR', names: ['France', 'Francia', 'Francia', 'Frankrijk', 'France'], latitude: 46.6, longitude: 2.5 },
  { id: 2, code: 'ES', names: ['Espagne', 'España', 'Spagna', 'Spanje', 'Spain'], latitude: 40.2, longitude: -3.6 },
  { id: 3, code: 'IT', names: ['Italie', 'Italia', 'Italia', 'Italië', 'Italy'], latitude: 42.8, longitude: 12.6 },
  { id: 4, code: 'NL', names: ['Pays-Bas', 'Países Bajos', 'Paesi Bassi', 'Nederland', 'Netherlands'], latitude: 52.2, longitude: 5.4 },
  { id: 5, code: 'BE', names: ['Belgique', 'Bélgica', 'Belgio', 'België', 'Belgium'], latitude: 50.6, longitude: 4.6 },
];

/** GeoNames code → id and names. */
export const REGIONS: Readonly<Record<string, readonly [id: number, ...FiveNames]>> = {
  'FR.84': [101, 'Auvergne-Rhône-Alpes', 'Auvernia-Ródano-Alpes', 'Alvernia-Rodano-Alpi', 'Auvergne-Rhône-Alpes', 'Auvergne-Rhône-Alpes'],
  'FR.27': [102, 'Bourgogne-Franche-Comté', 'Borgoña-Franco Condado', 'Borgogna-Franca Contea', 'Bourgogne-Franche-Comté', 'Burgundy-Franche-Comté'],
  'FR.53': [103, 'Bretagne', 'Bretaña', 'Bretagna', 'Bretagne', 'Brittany'],
  'FR.24': [104, 'Centre-Val de Loire', 'Centro-Valle del Loira', 'Centro-Valle della Loira', 'Centre-Val de Loire', 'Centre-Loire Valley'],
  'FR.94': [105, 'Corse', 'Córcega', 'Corsica', 'Corsica', 'Corsica'],
  'FR.44': [106, 'Grand Est', 'Gran Este', 'Grande Est', 'Grand Est', 'Grand Est'],
  'FR.32': [107, 'Hauts-de-France', 'Alta Francia', 'Alta Francia', 'Hauts-de-France', 'Hauts-de-France'],
  'FR.11': [108, 'Île-de-France', 'Isla de Francia', 'Île-de-France', 'Île-de-France', 'Paris Region'],
  'FR.28': [109, 'Normandie', 'Normandía', 'Normandia', 'Normandië', 'Normandy'],
  'FR.75': [110, 'Nouvelle-Aquitaine', 'Nueva Aquitania', 'Nuova Aquitania', 'Nouvelle-Aquitaine', 'New Aquitaine'],
  'FR.76': [111, 'Occitanie', 'Occitania', 'Occitania', 'Occitanie', 'Occitania'],
  'FR.52': [112, 'Pays de la Loire', 'Países del Loira', 'Paesi della Loira', 'Pays de la Loire', 'Pays de la Loire'],
  'FR.93': [113, "Provence-Alpes-Côte d'Azur", 'Provenza-Alpes-Costa Azul', 'Provenza-Alpi-Costa Azzurra', "Provence-Alpes-Côte d'Azur", "Provence-Alpes-Côte d'Azur"],
  'ES.51': [201, 'Andalousie', 'Andalucía', 'Andalusia', 'Andalusië', 'Andalusia'],
  'ES.52': [202, 'Aragon', 'Aragón', 'Aragona', 'Aragón', 'Aragon'],
  'ES.34': [203, 'Asturies', 'Asturias', 'Asturie', 'Asturië', 'Asturias'],
  'ES.07': [204, 'Îles Baléares', 'Islas Baleares', 'Isole Baleari', 'Balearen', 'Balearic Islands'],
  'ES.53': [205, 'Îles Canaries', 'Canarias', 'Isole Canarie', 'Canarische Eilanden', 'Canary Islands'],
  'ES.39': [206, 'Cantabrie', 'Cantabria', 'Cantabria', 'Cantabrië', 'Cantabria'],
  'ES.54': [207, 'Castille-La Manche', 'Castilla-La Mancha', 'Castiglia-La Mancia', 'Castilië-La Mancha', 'Castile-La Mancha'],
  'ES.55': [208, 'Castille-et-León', 'Castilla y León', 'Castiglia e León', 'Castilië en León', 'Castile and León'],
  'ES.56': [209, 'Catalogne', 'Cataluña', 'Catalogna', 'Catalonië', 'Catalonia'],
  'ES.57': [210, 'Estrémadure', 'Extremadura', 'Estremadura', 'Extremadura', 'Extremadura'],
  'ES.58': [211, 'Galice', 'Galicia', 'Galizia', 'Galicië', 'Galicia'],
  'ES.27': [212, 'La Rioja', 'La Rioja', 'La Rioja', 'La Rioja', 'La Rioja'],
  'ES.29': [213, 'Communauté de Madrid', 'Comunidad de Madrid', 'Comunità di Madrid', 'Regio Madrid', 'Community of Madrid'],
  'ES.31': [214, 'Région de Murcie', 'Región de Murcia', 'Regione di Murcia', 'Regio Murcia', 'Region of Murcia'],
  'ES.32': [215, 'Navarre', 'Navarra', 'Navarra', 'Navarra', 'Navarre'],
  'ES.59': [216, 'Pays basque espagnol', 'País Vasco', 'Paesi Baschi', 'Spaans Baskenland', 'Basque Country'],
  'ES.60': [217, 'Communauté valencienne', 'Comunidad Valenciana', 'Comunità Valenciana', 'Regio Valencia', 'Valencian Community'],
  'ES.CE': [218, 'Ceuta', 'Ceuta', 'Ceuta', 'Ceuta', 'Ceuta'],
  'IT.01': [301, 'Abruzzes', 'Abruzos', 'Abruzzo', 'Abruzzen', 'Abruzzo'],
  'IT.02': [302, 'Basilicate', 'Basilicata', 'Basilicata', 'Basilicata', 'Basilicata'],
  'IT.03': [303, 'Calabre', 'Calabria', 'Calabria', 'Calabrië', 'Calabria'],
  'IT.04': [304, 'Campanie', 'Campania', 'Campania', 'Campanië', 'Campania'],
  'IT.05': [305, 'Émilie-Romagne', 'Emilia-Romaña', 'Emilia-Romagna', 'Emilia-Romagna', 'Emilia-Romagna'],
  'IT.06': [306, 'Frioul-Vénétie julienne', 'Friuli-Venecia Julia', 'Friuli-Venezia Giulia', 'Friuli-Venezia Giulia', 'Friuli-Venezia Giulia'],
  'IT.07': [307, 'Latium', 'Lacio', 'Lazio', 'Lazio', 'Lazio'],
  'IT.08': [308, 'Ligurie', 'Liguria', 'Liguria', 'Ligurië', 'Liguria'],
  'IT.09': [309, 'Lombardie', 'Lombardía', 'Lombardia', 'Lombardije', 'Lombardy'],
  'IT.10': [310, 'Marches', 'Las Marcas', 'Marche', 'Marche', 'Marche'],
  'IT.11': [311, 'Molise', 'Molise', 'Molise', 'Molise', 'Molise'],
  'IT.12': [312, 'Piémont', 'Piamonte', 'Piemonte', 'Piëmont', 'Piedmont'],
  'IT.13': [313, 'Pouilles', 'Apulia', 'Puglia', 'Apulië', 'Apulia'],
  'IT.14': [314, 'Sardaigne', 'Cerdeña', 'Sardegna', 'Sardinië', 'Sardinia'],
  'IT.15': [315, 'Sicile', 'Sicilia', 'Sicilia', 'Sicilië', 'Sicily'],
  'IT.16': [316, 'Toscane', 'Toscana', 'Toscana', 'Toscane', 'Tuscany'],
  'IT.17': [317, 'Trentin-Haut-Adige', 'Trentino-Alto Adigio', 'Trentino-Alto Adige', 'Trentino-Zuid-Tirol', 'Trentino-South Tyrol'],
  'IT.18': [318, 'Ombrie', 'Umbría', 'Umbria', 'Umbrië', 'Umbria'],
  'IT.19': [319, "Vallée d'Aoste", 'Valle de Aosta', "Valle d'Aosta", 'Valle d’Aosta', 'Aosta Valley'],
  'IT.20': [320, 'Vénétie', 'Véneto', 'Veneto', 'Veneto', 'Veneto'],
  'NL.01': [401, 'Drenthe', 'Drenthe', 'Drenthe', 'Drenthe', 'Drenthe'],
  'NL.16': [402, 'Flevoland', 'Flevolanda', 'Flevoland', 'Flevoland', 'Flevoland'],
  'NL.02': [403, 'Frise', 'Frisia', 'Frisia', 'Friesland', 'Friesland'],
  'NL.03': [404, 'Gueldre', 'Güeldres', 'Gheldria', 'Gelderland', 'Gelderland'],
  'NL.04': [405, 'Groningue', 'Groninga', 'Groninga', 'Groningen', 'Groningen'],
  'NL.05': [406, 'Limbourg néerlandais', 'Limburgo neerlandés', 'Limburgo olandese', 'Limburg (Nederland)', 'Dutch Limburg'],
  'NL.06': [407, 'Brabant-Septentrional', 'Brabante Septentrional', 'Brabante Settentrionale', 'Noord-Brabant', 'North Brabant'],
  'NL.07': [408, 'Hollande-Septentrionale', 'Holanda Septentrional', 'Olanda Settentrionale', 'Noord-Holland', 'North Holland'],
  'NL.15': [409, 'Overijssel', 'Overijssel', 'Overijssel', 'Overijssel', 'Overijssel'],
  'NL.09': [410, "Province d'Utrecht", 'Provincia de Utrecht', 'Provincia di Utrecht', 'Provincie Utrecht', 'Province of Utrecht'],
  'NL.10': [411, 'Zélande', 'Zelanda', 'Zelanda', 'Zeeland', 'Zeeland'],
  'NL.11': [412, 'Hollande-Méridionale', 'Holanda Meridional', 'Olanda Meridionale', 'Zuid-Holland', 'South Holland'],
  'BE.BRU': [501, 'Région de Bruxelles-Capitale', 'Región de Bruselas-Capital', 'Regione di Bruxelles-Capitale', 'Brussels Hoofdstedelijk Gewest', 'Brussels Region'],
  'BE.VLG': [502, 'Flandre', 'Flandes', 'Fiandre', 'Vlaanderen', 'Flanders'],
  'BE.WAL': [503, 'Wallonie', 'Valonia', 'Vallonia', 'Wallonië', 'Wallonia'],
};

/**
 * Departments and provinces whose names in the source read poorly or are wrong: code → the names to use.
 * Dutch provinces are regions here, so they have no second level.
 */
export const DEPARTMENT_NAMES: Readonly<Record<string, FiveNames>> = {
  'BE-VAN': ["Province d'Anvers", 'Provincia de Amberes', 'Provincia di Anversa', 'Provincie Antwerpen', 'Antwerp Province'],
  'BE-VBR': ['Brabant flamand', 'Brabante Flamenco', 'Brabante Fiammingo', 'Vlaams-Brabant', 'Flemish Brabant'],
  'BE-VLI': ['Limbourg belge', 'Limburgo belga', 'Limburgo belga', 'Limburg (België)', 'Belgian Limburg'],
  'BE-VOV': ['Flandre-Orientale', 'Flandes Oriental', 'Fiandre Orientali', 'Oost-Vlaanderen', 'East Flanders'],
  'BE-VWV': ['Flandre-Occidentale', 'Flandes Occidental', 'Fiandre Occidentali', 'West-Vlaanderen', 'West Flanders'],
  'BE-WBR': ['Brabant wallon', 'Brabante Valón', 'Brabante Vallone', 'Waals-Brabant', 'Walloon Brabant'],
  'BE-WHT': ['Hainaut', 'Henao', 'Hainaut', 'Henegouwen', 'Hainaut'],
  'BE-WLG': ['Province de Liège', 'Provincia de Lieja', 'Provincia di Liegi', 'Provincie Luik', 'Liège Province'],
  'BE-WLX': ['Luxembourg belge', 'Luxemburgo belga', 'Lussemburgo belga', 'Luxemburg (België)', 'Belgian Luxembourg'],
  'BE-WNA': ['Province de Namur', 'Provincia de Namur', 'Provincia di Namur', 'Provincie Namen', 'Namur Province'],
  'ES-A': ['Alicante', 'Alicante', 'Alicante', 'Alicante', 'Alicante'],
  'ES-AB': ['Albacete', 'Albacete', 'Albacete', 'Albacete', 'Albacete'],
  'ES-AL': ['Almería', 'Almería', 'Almería', 'Almería', 'Almería'],
  'ES-AV': ['Ávila', 'Ávila', 'Ávila', 'Ávila', 'Ávila'],
  'ES-BI': ['Biscaye', 'Vizcaya', 'Biscaglia', 'Biskaje', 'Biscay'],
  'ES-C': ['La Corogne', 'La Coruña', 'La Coruña', 'A Coruña', 'A Coruña'],
  'ES-GI': ['Gérone', 'Gerona', 'Girona', 'Girona', 'Girona'],
  'ES-L': ['Lérida', 'Lérida', 'Lleida', 'Lleida', 'Lleida'],
  'ES-M': ['Madrid', 'Madrid', 'Madrid', 'Madrid', 'Madrid'],
  'ES-OR': ['Ourense', 'Orense', 'Ourense', 'Ourense', 'Ourense'],
  'ES-PM': ['Îles Baléares', 'Islas Baleares', 'Isole Baleari', 'Balearen', 'Balearic Islands'],
  'ES-SE': ['Séville', 'Sevilla', 'Siviglia', 'Sevilla', 'Seville'],
  'ES-SS': ['Guipuscoa', 'Guipúzcoa', 'Gipuzkoa', 'Gipuzkoa', 'Gipuzkoa'],
  'ES-VI': ['Alava', 'Álava', 'Álava', 'Álava', 'Álava'],
  'FR-07': ['Ardèche', 'Ardèche', 'Ardèche', 'Ardèche', 'Ardèche'],
  'FR-19': ['Corrèze', 'Corrèze', 'Corrèze', 'Corrèze', 'Corrèze'],
  'FR-21': ["Côte-d'Or", "Côte-d'Or", "Côte-d'Or", "Côte-d'Or", "Côte-d'Or"],
  'FR-50': ['Manche', 'Mancha', 'Manica', 'Manche', 'Manche'],
  'FR-59': ['Nord', 'Norte (Francia)', 'Nord (Francia)', 'Noorderdepartement', 'Nord'],
  'FR-68': ['Haut-Rhin', 'Alto Rin', 'Alto Reno', 'Haut-Rhin', 'Haut-Rhin'],
  'FR-77': ['Seine-et-Marne', 'Sena y Marne', 'Senna e Marna', 'Seine-et-Marne', 'Seine-et-Marne'],
  'FR-83': ['Var', 'Var', 'Varo', 'Var', 'Var'],
  'IT-AO': ['Aoste', 'Aosta', 'Aosta', 'Aosta', 'Aosta'],
  'IT-AQ': ["L'Aquila", "L'Aquila", "L'Aquila", "L'Aquila", "L'Aquila"],
  'IT-BT': ['Barletta-Andria-Trani', 'Barletta-Andria-Trani', 'Barletta-Andria-Trani', 'Barletta-Andria-Trani', 'Barletta-Andria-Trani'],
  'IT-BZ': ['Haut-Adige', 'Alto Adigio', 'Alto Adige', 'Zuid-Tirol', 'South Tyrol'],
  'IT-FI': ['Province de Florence', 'Provincia de Florencia', 'Provincia di Firenze', 'Provincie Florence', 'Florence Province'],
  'IT-GE': ['Province de Gênes', 'Provincia de Génova', 'Provincia di Genova', 'Provincie Genua', 'Genoa Province'],
  'IT-KR': ['Crotone', 'Crotona', 'Crotone', 'Crotone', 'Crotone'],
  'IT-MN': ['Mantoue', 'Mantua', 'Mantova', 'Mantua', 'Mantua'],
  'IT-OR': ['Oristano', 'Oristán', 'Oristano', 'Oristano', 'Oristano'],
  'IT-RE': ["Reggio d'Émilie", 'Reggio Emilia', 'Reggio Emilia', 'Reggio Emilia', 'Reggio Emilia'],
  'IT-SP': ['La Spezia', 'La Spezia', 'La Spezia', 'La Spezia', 'La Spezia'],
  'IT-TN': ['Trentin', 'Trentino', 'Trentino', 'Trentino', 'Trentino'],
  'IT-TO': ['Province de Turin', 'Provincia de Turín', 'Provincia di Torino', 'Provincie Turijn', 'Turin Province'],
  'IT-VA': ['Varèse', 'Varese', 'Varese', 'Varese', 'Varese'],
};

/** The Sardinian provinces of the source that are one, Sud Sardegna, in GeoNames; and those that were merged. */
export const MERGED_DEPARTMENTS: Readonly<Record<string, string>> = {
  'IT-CI': 'IT-SU',
  'IT-VS': 'IT-SU',
  'IT-OG': 'IT-NU',
  'IT-OT': 'IT-SS',
};
