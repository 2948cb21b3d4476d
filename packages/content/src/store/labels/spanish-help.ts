import { spanishBlockHelp } from './spanish-block-help.ts'
import { spanishSettingsHelp } from './spanish-settings-help.ts'

/** What stands below fields in the Spanish admin, by its English. `{name}` is any text, and is translated by itself where it is here, too. */
export const spanishHelp: Readonly<Record<string, string>> = {
  '{help} Required.': '{help} Obligatorio.',
  '{help} Required in English.': '{help} Obligatorio en inglés.',
  'Required.': 'Obligatorio.',
  'Required in English.': 'Obligatorio en inglés.',
  'Required in English. {help}': 'Obligatorio en inglés. {help}',
  'Required. {help}': 'Obligatorio. {help}',
  '{help} Titles the page, {limit}': '{help} Da título a la página, {limit}',
  'Titles the page, {limit}': 'Da título a la página, {limit}',
  'Titles the page while {fields} is empty, {limit}': 'Da título a la página mientras está vacío {fields}, {limit}',
  'Titles the page while {first} and {second} are empty, {limit}':
    'Da título a la página mientras están vacíos {first} y {second}, {limit}',
  'with a bar and the bank’s name behind it: at most {most} characters in all.':
    'seguido de una barra y del nombre del banco: {most} caracteres como máximo en total.',
  'A short name of letters, digits and hyphens. It stays the same for ever.':
    'Un nombre corto de letras, cifras y guiones. No cambia nunca.',
  'Address without language prefix, for example /personal/checking/. The home page is /.':
    'Dirección sin prefijo de idioma, por ejemplo /personal/checking/. La página de inicio es /.',
  'One or two sentences for search engines and shared links.': 'Una o dos frases para los buscadores y los enlaces compartidos.',
  'The page is published in English only (legal texts).': 'La página se publica solo en inglés (textos legales).',
  'Id of a block; {id}-en or {id}-es is used first where it exists.': 'Id de un bloque; donde existe {id}-en o {id}-es, se usa primero.',
  'Show the deposit-insurance logo in the footer, and the official sign in the header.':
    'Muestra el logotipo del seguro de depósitos en el pie de página, y el aviso oficial en el encabezado.',
  'Head HTML: meta, title and link tags.': 'HTML de la cabecera: etiquetas meta, title y link.',
  'Audiences that a view of this page counts for.': 'Públicos para los que cuenta una visita a esta página.',
  'JSON list of audience rules. A block shows to everyone while this is empty, and to nobody while it is []; other records only carry it.':
    'Lista JSON de reglas de público. Vacío: el bloque se muestra a todos; con [], a nadie. Los demás registros solo la llevan consigo.',
  'Position among its kind; smaller comes first.': 'Lugar entre los de su tipo; el menor va primero.',
  'Audience (JSON) is not a JSON list, so this record is shown to everyone. Check brackets, quotes and commas.':
    'Público (JSON) no es una lista JSON, así que este registro se muestra a todos. Revise corchetes, comillas y comas.',
  'Kept in the history with what changed, your name and the time.': 'Se guarda en el historial con lo que cambió, su nombre y la hora.',
  'JSON list of {visible, text, href, refresh, children}.': 'Lista JSON de {visible, text, href, refresh, children}.',
  'Any type gives the red style; leave empty for the quiet one.': 'Cualquier tipo da el estilo rojo; vacío, el discreto.',
  'One path or delimited regular expression per line. Empty: every page.':
    'Una ruta o una expresión regular con delimitadores en cada línea. Vacío: todas las páginas.',
  'Where it is called otherwise in Spanish.': 'Si en español se llama de otra manera.',
  'Earns the savings tiers of the site settings, as the savings calculator does. Then there are no bands.':
    'Rinde según los niveles de ahorro de los ajustes del sitio, como la calculadora de ahorro. Entonces no hay tramos.',
  'Stays the same for the whole term. Otherwise the rate is variable.': 'No cambia durante todo el plazo. Si no, la tasa es variable.',
  'Months of a certificate. Empty: money that can be taken out at any time.':
    'Meses de un certificado. Vacío: dinero que se puede retirar en cualquier momento.',
  'Balance in dollars that earns the yield. Empty: any balance.': 'Saldo en dólares que da este rendimiento. Vacío: cualquier saldo.',
  'Annual percentage yield: 0.0385 is 3.85%.': 'Rendimiento porcentual anual: 0.0385 es 3.85 %.',
  'What it costs to take money out before the term is up. Needed with terms.':
    'Lo que cuesta retirar dinero antes de que termine el plazo. Hace falta si hay plazos.',
  'Number of the product at the application service. Not needed with a button link.':
    'Número del producto en el servicio de solicitudes. No hace falta si hay un enlace del botón.',
  'Where the button leads in place of the application service.': 'Adónde lleva el botón en lugar del servicio de solicitudes.',
  'What the account earns. An account that can be opened here says it, or that it pays no interest.':
    'Lo que rinde la cuenta. Una cuenta que se puede abrir aquí lo dice, o dice que no paga intereses.',
  'Youngest age that may open it, in years. Empty: 18.': 'Edad mínima para abrirla, en años. Vacío: 18.',
  'Oldest age that may have it, in years: 17 is up to the 18th birthday. Empty: any.':
    'Edad máxima para tenerla, en años: 17 es hasta cumplir 18. Vacío: cualquiera.',
  'What somebody must have here before it can be opened.': 'Lo que hay que tener en el banco antes de poder abrirla.',
  'Whose day the hours speak of; {zone} when this is empty.': 'De qué zona son los días del horario; {zone} si está vacío.',
  'For example 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, By appointment or Closed.':
    'Por ejemplo 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, By appointment o Closed.',
  'For an ATM that closes: on which days, and when. For example Daily 6am-10pm.':
    'Para un cajero que cierra: qué días y a qué hora. Por ejemplo Daily 6am-10pm.',
  'Days with other hours than those above: storms, repairs, fairs. Holidays of the whole bank stand in the site settings.':
    'Días con un horario distinto del de arriba: tormentas, obras, ferias. Los días feriados de todo el banco están en los ajustes del sitio.',
  'One day as 2026-12-24, or several as 2026-12-24 to 2026-12-26.': 'Un día, como 2026-12-24, o varios, como 2026-12-24 to 2026-12-26.',
  'For example 9am-noon. Empty: closed.': 'Por ejemplo 9am-noon. Vacío: cerrado.',
  'Closed until further notice from this day on. Closed and reopened by the command npm run closures.':
    'Cerrada hasta nuevo aviso desde este día. Se cierra y se reabre con el comando npm run closures.',
  'The ATM is closed, too.': 'El cajero también está cerrado.',
  'What the alert says in place of its usual words.': 'Lo que dice el aviso en lugar de sus palabras habituales.',
  'The branch is closed before this day. Empty: it is open already.':
    'Antes de este día, la sucursal está cerrada. Vacío: ya está abierta.',
  'The branch is closed after this day. Empty: it stays open.': 'Después de este día, la sucursal está cerrada. Vacío: sigue abierta.',
  'Cards show its first twelve words: make them a sentence.': 'Las fichas muestran sus primeras doce palabras: que formen una frase.',
  'For cards, when there is no intro.': 'Para las fichas, cuando no hay introducción.',
  'For cards, when there is neither intro nor description.': 'Para las fichas, cuando no hay introducción ni descripción.',
  'For cards. Without it they show the featured picture.': 'Para las fichas. Sin ella muestran la imagen destacada.',
  'On the page of its own, and on cards that have no photo.': 'En su propia página, y en las fichas que no tienen foto.',
  'The date in words, for an event that comes again. Shown where there is no start date.':
    'La fecha en palabras, para un evento que se repite. Se muestra donde no hay fecha de inicio.',
  'For an event of several days or several times: calendars and months follow these. Write them in words as well, as the time.':
    'Para un evento de varios días o varias horas: los calendarios y los meses siguen estas. Escríbalas también en palabras, como hora.',
  'For example 17:30. Empty: the whole day.': 'Por ejemplo 17:30. Vacío: todo el día.',
  'What is spoken, where another session speaks another language.': 'Lo que se habla, si en otra sesión se habla otro idioma.',
  'The branch where it is: its page announces it. Empty: it is elsewhere.':
    'La sucursal donde es: su página lo anuncia. Vacío: es en otro lugar.',
  'Visitors choose events by it.': 'Los visitantes eligen eventos por él.',
  'What is spoken there; visitors choose events by it.': 'Lo que se habla allí; los visitantes eligen eventos por él.',
  'The link loads as a full page.': 'El enlace carga la página entera.',
  'Words and phrases that mean the same, one on each line. Capitals, accents and plurals do not matter; no phrase may stand in two records.':
    'Palabras y frases que significan lo mismo, una en cada línea. No importan mayúsculas, acentos ni plurales; ninguna frase puede estar en dos registros.',
  'Where the answer stands, best first. Empty: the bank has none, and nothing is found.':
    'Dónde está la respuesta, la mejor primero. Vacío: el banco no tiene ninguna, y no se encuentra nada.',
  'Without language prefix, for example /contact/, or /faq/#faq-wire for a question.':
    'Sin prefijo de idioma, por ejemplo /contact/, o /faq/#faq-wire para una pregunta.',
  'Where there is no answer: pages that help nonetheless, offered below the words that nothing was found.':
    'Si no hay respuesta: páginas que ayudan de todos modos, ofrecidas debajo del texto que dice que no se encontró nada.',
  'What is told above the results when somebody asks for this.':
    'Lo que se dice encima de los resultados cuando alguien pregunta por esto.',
  'What the picture shows, for people who do not see it. Empty when it only decorates.':
    'Lo que muestra la imagen, para quien no la ve. Vacío si solo decora.',
  'First words of the caption plate, for example First light.': 'Primeras palabras de la placa de la imagen, por ejemplo First light.',
  'Second words of the caption plate.': 'Segundas palabras de la placa de la imagen.',
  'The bottom corner where the plate covers nothing that the picture is about.':
    'La esquina inferior donde la placa no tapa nada importante de la imagen.',
  'Who closed or reopened which location, when and why. Written by npm run closures.':
    'Quién cerró o reabrió qué sucursal, cuándo y por qué. Lo escribe npm run closures.',
  'Who changed what, when and why. Written with each save.': 'Quién cambió qué, cuándo y por qué. Se escribe cada vez que se guarda.',
  'Who submitted, commented, sent back or approved which draft. Written by the list “Waiting” and beside each record.':
    'Quién envió, comentó, devolvió o aprobó qué borrador. Se escribe en la lista «Por revisar» y junto a cada registro.',
  'Who gave away which draft, and until when. Made beside a record, under “Preview link”.':
    'Quién compartió qué borrador y hasta cuándo. Se hace junto a un registro, en «Enlace de vista previa».',
  'Pictures are JPEG, PNG or WebP files. They have no drafts: what is saved is on the site within seconds, wherever the picture is shown.':
    'Las imágenes son archivos JPEG, PNG o WebP. No tienen borradores: lo que se guarda está en el sitio en segundos, dondequiera que se muestre la imagen.',
  ...spanishBlockHelp,
  ...spanishSettingsHelp,
}

/** Words within them. */
export const spanishHelpWords: Readonly<Record<string, string>> = {
  title: 'Título',
  name: 'Nombre',
  locations: 'las sucursales',
  records: 'los registros',
}
