import type { Templates } from './by-templates.ts'

/** What keeps content from being published, or should be looked at again, by its English; `{name}` is any text. */
export const spanishProblems: Templates = {
  'is required': 'es obligatorio',
  'is required in English': 'es obligatorio en inglés',
  'is required, {unless}': 'es obligatorio, {unless}',
  'is required in English, {unless}': 'es obligatorio en inglés, {unless}',
  'is required and must be {wanted}': 'es obligatorio y tiene que ser {wanted}',
  'must be {wanted}, not {found}': 'tiene que ser {wanted}, no {found}',
  '{problem} (write it in quotes)': '{problem} (escríbalo entre comillas)',
  'must be one of {values}': 'tiene que ser uno de estos: {values}',
  'may have at most {count} characters': 'puede tener {count} caracteres como máximo',
  'must have at most {count} characters': 'tiene que tener {count} caracteres como máximo',
  'must not be empty': 'no puede estar vacío',
  'must be at most {most}': 'tiene que ser {most} como máximo',
  'is more than 1; write {share} for {percent}%': 'es más que 1; escriba {share} para {percent} %',
  'must be at least {least}': 'tiene que ser {least} como mínimo',
  'must have exactly {count} rows, it has {found}': 'tiene que tener exactamente {count} filas, y tiene {found}',
  'must have at least {count} rows, it has {found}': 'tiene que tener al menos {count} filas, y tiene {found}',
  'may have at most {count} rows, it has {found}': 'puede tener {count} filas como máximo, y tiene {found}',
  'must hold exactly one kind of block, and holds {count}': 'tiene que llevar exactamente un tipo de bloque, y lleva {count}',
  'row {row} must be {wanted}, not “{found}”': 'la fila {row} tiene que ser {wanted}, no «{found}»',
  'row {row} names no kind of block (blockType)': 'la fila {row} no dice qué tipo de bloque es (blockType)',
  'row {row} names a kind of block that does not exist: “{kind}”': 'la fila {row} dice un tipo de bloque que no existe: «{kind}»',
  'is not a field of this record; check its spelling': 'no es un campo de este registro; revise cómo se escribe',
  'is not valid JSON; check brackets, quotes and commas': 'no es JSON válido; revise corchetes, comillas y comas',
  'is not valid JSON from line {line}, character {character} on; check brackets, quotes and commas there':
    'no es JSON válido a partir de la línea {line}, carácter {character}; revise ahí corchetes, comillas y comas',
  'must not have {keys}; check the spelling': 'no puede tener {keys}; revise cómo se escribe',
  'has none of the forms that it may have here': 'no tiene ninguna de las formas que puede tener aquí',
  'does not fit at {place}: {what}': 'no encaja en {place}: {what}',
  'must not lie before {field}, which is {day}': 'no puede ser antes de {field}, que es {day}',
  'is taken already; choose another': 'ya está en uso; elija otro',
  '“{address}” {what}': '«{address}» {what}',
  'must be a short name of letters, digits and hyphens, such as home-banner':
    'tiene que ser un nombre corto de letras, cifras y guiones, como home-banner',
  'must be one address': 'tiene que ser una sola dirección',
  'must be an address such as {example}': 'tiene que ser una dirección como {example}',
  'must be an address without a path and without a slash at its end, such as {example}':
    'tiene que ser una dirección sin ruta y sin barra al final, como {example}',
  'must begin with {beginnings}: only these hosts of the deployment (BANKING_HOSTS) may receive log-ins and applications':
    'tiene que empezar por {beginnings}: solo estos servidores de la instalación (BANKING_HOSTS) pueden recibir accesos y solicitudes',
  'must be a path such as /contact/, or /faq/#faq-wire for a place on a page':
    'tiene que ser una ruta como /contact/, o /faq/#faq-wire para un lugar de una página',
  'must be a path such as /personal/checking/: it starts and ends with a slash and holds letters, digits, dots and hyphens':
    'tiene que ser una ruta como /personal/checking/: empieza y termina con una barra y lleva letras, cifras, puntos y guiones',
  'must not begin with {language}: the site itself puts the language before it':
    'no puede empezar por {language}: el sitio mismo pone el idioma delante',
  'must not begin with {folder}, which the site needs for itself; choose another':
    'no puede empezar por {folder}, que el sitio necesita para sí; elija otra',
  'must not hold "{part}", which reads as a file or as a way elsewhere; choose another':
    'no puede llevar «{part}», que se lee como un archivo o como un camino a otra parte; elija otra',
  'must be a hex colour such as #0b2440': 'tiene que ser un color hexadecimal, como #0b2440',
  'must be one of {names} or a hex colour such as #0b2440': 'tiene que ser {names} o un color hexadecimal, como #0b2440',
  'must be a time written HH:MM, such as 09:00 or 17:30': 'tiene que ser una hora escrita HH:MM, como 09:00 o 17:30',
  'must be a date written YYYY-MM-DD': 'tiene que ser una fecha escrita AAAA-MM-DD',
  'must be a date such as 2026-12-24, or the first and the last one: 2026-12-24 to 2026-12-26':
    'tiene que ser una fecha como 2026-12-24, o la primera y la última: 2026-12-24 to 2026-12-26',
  'must be one e-mail address such as care@example.com': 'tiene que ser una sola dirección de correo, como care@example.com',
  'must be the name of an icon, such as phone or fraud-email; packages/model/src/icons.ts lists them':
    'tiene que ser el nombre de un icono, como phone o fraud-email; packages/model/src/icons.ts los enumera',
  'must be the name of a time zone such as America/Chicago or America/New_York':
    'tiene que ser el nombre de una zona horaria, como America/Chicago o America/New_York',
  'must be the path of an .mp4 or .webm file, such as /video/tour.mp4, or an embed address such as https://www.youtube.com/embed/abc':
    'tiene que ser la ruta de un archivo .mp4 o .webm, como /video/tour.mp4, o una dirección para insertar, como https://www.youtube.com/embed/abc',
  'must be the path of a .vtt file, such as /video/tour.en.vtt': 'tiene que ser la ruta de un archivo .vtt, como /video/tour.en.vtt',
  'cannot be read as hours in exactly one way; {examples}, with noon or midnight for 12am, and put sentences into the notes on the hours':
    'no se puede leer como horario de una sola manera; {examples}, con noon o midnight en lugar de 12am, y ponga las frases en las notas del horario',
  'write for example 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, Fri 9-6, By appointment or Closed':
    'escriba por ejemplo 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, Fri 9-6, By appointment o Closed',
  'says nothing of its own day, {day}, which would show as closed': 'no dice nada de su propio día, {day}, que se mostraría como cerrado',
  'must say on which days, for example Daily 6am-10pm': 'tiene que decir qué días, por ejemplo Daily 6am-10pm',
  'must be the hours of one day, such as 9am-noon, 24 hours, By appointment or Closed':
    'tiene que ser el horario de un día, como 9am-noon, 24 hours, By appointment o Closed',
  'line {number} ({text}) {what}': 'la línea {number} ({text}) {what}',
  'matches no page of the site; write the address of one with its language, such as /en/contact/':
    'no coincide con ninguna página del sitio; escriba la dirección de una con su idioma, como /en/contact/',
  'is not a valid regular expression: {reason}': 'no es una expresión regular válida: {reason}',
  'is longer than {most} characters; {example}': 'tiene más de {most} caracteres; {example}',
  'could not be proved safe; {example}': 'no se pudo comprobar que sea segura; {example}',
  "could hang a visitor's browser: it repeats more than {most} times; {example}":
    'podría bloquear el navegador de un visitante: se repite más de {most} veces; {example}',
  "could hang a visitor's browser: it backtracks ({how}); {example}":
    'podría bloquear el navegador de un visitante: vuelve atrás ({how}); {example}',
  "could hang a visitor's browser, as on the path {path}…; {example}":
    'podría bloquear el navegador de un visitante, como en la ruta {path}…; {example}',
  'write it more simply, as in {example}': 'escríbala de forma más sencilla, como {example}',
  'is not a JSON list of audience rules, so the record is shown to everyone; check brackets, quotes and commas':
    'no es una lista JSON de reglas de público, así que el registro se muestra a todos; revise corchetes, comillas y comas',
  'has no known audience in rule {number}; write the id or the name of one, and "is" or "isNot" for the match':
    'no tiene un público conocido en la regla {number}; escriba el id o el nombre de uno, e "is" o "isNot" como "match"',
  'Some of these hours are shorter than two hours. Is that right?': 'Algunos de estos horarios duran menos de dos horas. ¿Es correcto?',
  'This cannot be read as hours in exactly one way, and will be refused.':
    'Esto no se puede leer como horario de una sola manera, y se rechazará.',
  'is empty, so Spanish pages show the English text': 'está vacío, así que las páginas en español muestran el texto en inglés',
  'has no Spanish name, so Spanish pages show it as it is written here':
    'no tiene nombre en español, así que las páginas en español lo muestran como está escrito aquí',
  'has {length} characters, and a headline of at most {most} can be taken in at once':
    'tiene {length} caracteres, y un titular de {most} como máximo se lee de una vez',
  'is no telephone number that can be dialled; write it as {example}': 'no es un teléfono que se pueda marcar; escríbalo como {example}',
  'is no ZIP code; write five digits, or nine as in {example}': 'no es un código postal; escriba cinco cifras, o nueve como en {example}',
  'leaves out the picture "{src}", which is not on this site; add it under Pictures':
    'deja fuera la imagen «{src}», que no está en este sitio; agréguela en Imágenes',
  'leaves out the frame "{src}", which is neither a video nor the calculator':
    'deja fuera el marco «{src}», que no es un video ni la calculadora',
  'leaves out {markup}, which no text may hold here; write it without, or use a block that does this':
    'deja fuera {markup}, que ningún texto puede llevar aquí; escríbalo sin eso, o use un bloque que lo haga',
  'shows the picture "{src}" without alternative text; say what it shows in its alt, empty if it only decorates':
    'muestra la imagen «{src}» sin texto alternativo; diga lo que muestra en su alt, vacío si solo decora',
  'is no state of the USA; write its two letters, as LA': 'no es un estado de EE. UU.; escriba sus dos letras, como LA',
  'is empty, or longitude is: this place is on no map, and no distance to it is known':
    'está vacío, o lo está la longitud: este lugar no está en ningún mapa, ni se conoce la distancia hasta él',
  'is below the youngest age, {age}: nobody can have this account': 'es menor que la edad mínima, {age}: nadie puede tener esta cuenta',
  'this picture has no alternative text in Spanish, so Spanish pages say the English one; write it under Pictures':
    'esta imagen no tiene texto alternativo en español, así que las páginas en español dicen el inglés; escríbalo en Imágenes',
  'this picture has no alternative text; say what it shows, under Pictures':
    'esta imagen no tiene texto alternativo; diga lo que muestra, en Imágenes',
  'makes a page title of {length} characters with " | {bank}" behind it, and {most} fit: take {over} out':
    'da un título de página de {length} caracteres, seguido de « | {bank}», y caben {most}: quite {over}',
  'there is no record {ids} in {collection}': 'no hay ningún registro {ids} en {collection}',
  'there is no such record in {collection}': 'no existe ese registro en {collection}',
  'there is no block {ids}': 'no hay ningún bloque {ids}',
  '{why}; publish it or take the reference out': '{why}; publíquelo o quite la referencia',
  '{why}; take this reference to it out first': '{why}; quite primero esta referencia',
  '{why}; the page is published without it': '{why}; la página se publica sin él',
  '{collection} {id} is a draft that is not published': '{collection} {id} es un borrador que no está publicado',
  '{collection} {id} would be taken off the site': '{collection} {id} se quitaría del sitio',
  '{collection} {id} would be taken off the site; {more}': '{collection} {id} se quitaría del sitio; {more}',
  '{collection} {id} is marked deleted': '{collection} {id} está marcado como eliminado',
  '{collection} {id} is archived': '{collection} {id} está archivado',
  '{collection} {id} is not approved': '{collection} {id} no está aprobado',
  '{collection} {id} is a draft that is not published; {more}': '{collection} {id} es un borrador que no está publicado; {more}',
  '{collection} {id} is marked deleted; {more}': '{collection} {id} está marcado como eliminado; {more}',
  '{collection} {id} is archived; {more}': '{collection} {id} está archivado; {more}',
  '{collection} {id} is not approved; {more}': '{collection} {id} no está aprobado; {more}',
}

/** Words within these sentences. */
export const spanishProblemWords: Templates = {
  'unless {fields} is written': 'si no se escribe {fields}',
  'a text': 'un texto',
  'a number': 'un número',
  'true or false': 'verdadero o falso',
  'a list': 'una lista',
  'a list of objects': 'una lista de objetos',
  'a set of fields': 'un grupo de campos',
  nothing: 'nada',
  'the top': 'el principio',
  '{one} or {other}': '{one} o {other}',
  Monday: 'el lunes',
  Tuesday: 'el martes',
  Wednesday: 'el miércoles',
  Thursday: 'el jueves',
  Friday: 'el viernes',
  Saturday: 'el sábado',
  Sunday: 'el domingo',
}
