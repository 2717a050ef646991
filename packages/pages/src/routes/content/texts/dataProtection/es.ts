import type { WriteText } from '../../legalText.ts';
import { mailTo, siteAt, UPDATED_ON } from './facts.ts';

const COLUMNS = { name: 'Nombre', purpose: 'Para qué sirve', duration: 'Cuánto dura' };

export const es: WriteText = ({ email }) => ({
  title: 'Protección de datos',
  description:
    'Qué guarda Sabadora de tu visita, por qué y cuánto tiempo, y cómo puedes verlo, borrarlo o rechazarlo.',
  lead: 'Qué guardamos de tu visita, por qué, y qué puedes decidir tú.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'summary',
      title: 'En pocas palabras',
      blocks: [
        {
          kind: 'list',
          items: [
            'No medimos nada sin tu permiso.',
            'Si lo rechazas, la web funciona igual de bien.',
            'No hay publicidad ni cookies de otras empresas. No vendemos lo que sabemos de ti.',
            ['Puedes ', { text: 'cambiar de opinión', href: '#choice' }, ' cuando quieras.'],
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Quién es responsable',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sabadora es responsable del tratamiento de los datos que aquí se describe: decidimos qué se guarda y por qué.',
        },
        {
          kind: 'paragraph',
          text: [
            '¿Tienes alguna pregunta sobre tus datos? Escribe a ',
            mailTo(email),
            '. Respondemos en el plazo de un mes.',
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Qué usamos y por qué',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Esta página trata de tu visita a la web. Cada uso se apoya en una de las bases que admite el Reglamento General de Protección de Datos (RGPD).',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Mostrarte las páginas' },
              '. Tu navegador nos envía tu dirección IP, tu idioma y la página que pides. La dirección IP también nos sirve para frenar abusos: permanece en la memoria alrededor de un minuto y no se registra. Base: nuestro interés legítimo en una web segura y que funcione (RGPD, artículo 6.1.f).',
            ],
            [
              { strong: 'Reparar errores' },
              '. Cuando una página falla, tu navegador nos envía su dirección, con la búsqueda que contiene, y el error. Nada en ello dice quién eres. Base: el mismo interés legítimo.',
            ],
            [
              { strong: 'Recordar lo que eliges' },
              ': tus favoritos, tus últimos destinos, tu idioma. Se quedan en tu navegador. Solo pedimos tu ubicación si buscas «Cerca de mí»; se redondea a unos 100 metros y solo se nos envía para encontrar lo que tienes cerca. Guardar estas elecciones es estrictamente necesario para lo que pides y no requiere permiso (artículo 22.2 de la Ley 34/2002, LSSI).',
            ],
            [
              { strong: 'Gestionar tu reserva' },
              ': quién reserva, cómo contactarte, qué se reservó y cuánto costó. Pasamos al hotel tu nombre, teléfono y deseos, y al servicio de pago el importe; el número de tu tarjeta solo llega a ese servicio, nosotros nunca lo vemos. Base jurídica: el contrato contigo (RGPD, artículo 6.1.b).',
            ],
            [
              { strong: 'Medir las visitas para mejorar la web' },
              ': las listas y ofertas consultadas, la versión de una página en pruebas, el país y la hora. Un número aleatorio distingue las visitas, sin tu nombre ni tu correo electrónico. Base: tu consentimiento (RGPD, artículo 6.1.a).',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Cookies y almacenamiento del navegador',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tu navegador guarda estos elementos; la mayoría no sale nunca de tu dispositivo. Puedes borrarlos todos en sus ajustes.',
        },
        {
          kind: 'table',
          table: {
            caption: 'Necesarios para lo que pides',
            columns: COLUMNS,
            rows: [
              {
                name: 'sabadora.consent',
                purpose: 'Tu respuesta sobre las cookies',
                duration: '6 meses',
              },
              { name: 'sabadora-locale', purpose: 'El idioma que has elegido', duration: '1 año' },
              {
                name: 'sabadora.wishlist',
                purpose: 'Tus favoritos',
                duration: 'Hasta que los quites',
              },
              {
                name: 'sabadora.recent-searches',
                purpose: 'Tus tres últimos destinos',
                duration: 'Hasta que otros los sustituyan',
              },
              {
                name: 'sabadora.user-location',
                purpose: 'Tu ubicación, con unos 100 metros de precisión, si has buscado «Cerca de mí»',
                duration: 'Hasta que la borres',
              },
              {
                name: 'sabadora.checkout',
                purpose: 'Una reserva en curso, para seguir con la misma habitación al recargar la página',
                duration: 'Hasta que cierres la pestaña',
              },
              {
                name: 'sabadora.buyer',
                purpose: 'Lo que escribes en el formulario de reserva',
                duration: 'Hasta que cierres la pestaña',
              },
              {
                name: 'sabadora-switches, sabadora-care',
                purpose: 'Probar funciones nuevas, solo en nuestras webs de prueba',
                duration: 'Hasta que cierres el navegador',
              },
            ],
          },
        },
        {
          kind: 'table',
          table: {
            caption: 'Solo con tu permiso',
            columns: COLUMNS,
            rows: [
              {
                name: 'sabadora.visitor',
                purpose: 'Un número aleatorio que distingue las visitas',
                duration: '6 meses como máximo',
              },
              {
                name: 'sabadora.session',
                purpose:
                  'Cuándo empezó tu visita y cuándo hiciste algo por última vez: pasados 30 minutos empieza una nueva',
                duration: '6 meses como máximo',
              },
              {
                name: 'sabadora.activated',
                purpose: 'Las versiones de páginas en pruebas que has visto',
                duration: '6 meses como máximo',
              },
              {
                name: '_ga',
                purpose: 'Esta web no instala esta cookie. Si está, su número se añade a las mediciones',
                duration: 'La que fije quien la instaló',
              },
            ],
          },
        },
        {
          kind: 'paragraph',
          text: 'Si rechazas o retiras tu permiso, borramos enseguida los elementos de la segunda tabla, salvo «_ga», que esta web no ha instalado.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Quién recibe tus datos',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nuestro equipo y la empresa que aloja nuestros servidores, que solo actúa según nuestras instrucciones. Nadie más: la web no carga nada de otras empresas. Tus datos no salen del Espacio Económico Europeo. Cuando reservas, el hotel, el servicio de pago y, si lo eliges, el seguro reciben lo que necesitan para ello.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tus reservas: 10 años, como exige la ley contable.',
            'Las mediciones: 90 días.',
            'Los informes de errores: 30 días como máximo.',
            'Tus mensajes sobre tus datos: el tiempo necesario para responderte y un año más, para poder acreditarlo.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        { kind: 'paragraph', text: 'Puedes pedirnos en cualquier momento que:' },
        {
          kind: 'list',
          items: [
            'te mostremos tus datos y te demos una copia;',
            'los rectifiquemos o los borremos;',
            'limitemos su uso;',
            'dejemos de usarlos cuando nos apoyamos en nuestro interés legítimo (derecho de oposición).',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Escribe a ',
            mailTo(email),
            '; no cuesta nada. Como no sabemos tu nombre, añade el número guardado en «sabadora.visitor»: es la única manera de encontrar tus mediciones.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Si nuestra respuesta no te convence, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD), C/ Jorge Juan, 6, 28001 Madrid, ',
            siteAt('www.aepd.es'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'choice',
      title: 'Cambiar tu elección',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Acepta o rechaza de nuevo cuando quieras, aquí o con el botón «Cookies y privacidad» al pie de cada página. Rechazar no borra lo que se midió antes con tu permiso; pídenos que lo borremos y lo haremos.',
        },
        { kind: 'consent' },
      ],
    },
  ],
});
