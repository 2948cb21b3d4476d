import type { Templates } from './by-templates.ts'

/** The same for what concerns several records, pages and the site as a whole. */
export const spanishPublishProblems: Templates = {
  'must have a row, unless usesSavingsTiers is set': 'tiene que tener una fila, si no usa los niveles de ahorro',
  'must be empty while usesSavingsTiers is set': 'tiene que estar vacío mientras usa los niveles de ahorro',
  'is required in English for a rate with terms': 'es obligatorio en inglés para una tasa con plazos',
  'is for a rate with terms: say for how many months it is fixed': 'es para una tasa con plazos: diga por cuántos meses es fija',
  'must not be set while the account has the rate {rate}': 'no se puede marcar mientras la cuenta tiene la tasa {rate}',
  'must not hold flexibleAccess while early withdrawal has a penalty by the rate {rate}':
    'no puede llevar Acceso flexible mientras el retiro anticipado se penaliza por la tasa {rate}',
  'is not what {account} opens with, which has the same rate {rate}':
    'no es lo que pide {account} para abrirse, que tiene la misma tasa {rate}',
  'is required: rates are printed with the date on which they are accurate':
    'es obligatorio: las tasas se imprimen con la fecha en que son correctas',
  'is not a kind of block that this version of the site has': 'no es un tipo de bloque que tenga esta versión del sitio',
  'is taken by {collection} {id}; choose another': 'ya lo usa {collection} {id}; elija otro',
  'is where the locations of a state or town are listed; choose another':
    'es donde aparecen las sucursales de un estado o una ciudad; elija otro',
  'is wanted by {collection} {id}, too, whose draft comes first; choose another, or change it there':
    'lo pide también {collection} {id}, cuyo borrador va primero; elija otro, o cámbielo allí',
  'is the menu at the top of every page, so it stays on the site; change what is in it':
    'es el menú que encabeza todas las páginas, así que se queda en el sitio; cambie lo que contiene',
  'is the menu at the foot of every page, so it stays on the site; change what is in it':
    'es el menú al pie de todas las páginas, así que se queda en el sitio; cambie lo que contiene',
  'is where visitors read that there is no such page, so a page stays at this address':
    'es donde se lee que no existe una página, así que en esta dirección se queda una página',
  'there must be one audience named {name}; publish it': 'tiene que haber un público que se llame {name}; publíquelo',
  'is the name of {id} already; only one audience may have it': 'ya es el nombre de {id}; solo un público puede tenerlo',
  'are not filled in; save them in the admin or import the content':
    'no están llenos; guárdelos en la administración o importe el contenido',
  'leads in a circle back to this record; choose another': 'vuelve en círculo a este registro; elija otro',
  'says nothing to the search: it has only words that stand in every question':
    'no le dice nada a la búsqueda: solo tiene palabras que están en cualquier pregunta',
  'means the same to the search as a phrase of {id}; take one of them out':
    'significa para la búsqueda lo mismo que una frase de {id}; quite una de las dos',
  "the file {path} can't be read as a picture ({reason}); upload it again":
    'el archivo {path} no se puede leer como imagen ({reason}); súbalo otra vez',
  'has {width} × {height} pixels; {most} million are the most': 'tiene {width} × {height} píxeles; el máximo son {most} millones',
  'no page would be at {address} any more; mend links to it first, or keep the page there, where the preview still shows it':
    'en {address} ya no habría ninguna página; corrija primero los enlaces que llevan ahí, o deje la página, que la vista previa sigue mostrando',
  'names the audience {id}, which would leave the site; take it out of this rule':
    'nombra el público {id}, que se retiraría del sitio; quítelo de esta regla',
  'leads to no published page': 'no lleva a ninguna página publicada',
  'leads to no place on that page': 'no lleva a ningún lugar de esa página',
  'leads to no place on the page that it stands on': 'no lleva a ningún lugar de la página en la que está',
  'names no file of the site': 'no es ningún archivo del sitio',
  'calls nobody': 'no llama a nadie',
  'leads to no website that visitors reach': 'no lleva a ningún sitio web al que lleguen los visitantes',
  'leads nowhere; write where to, or take the link out': 'no lleva a ninguna parte; escriba adónde, o quite el enlace',
  'is no mail address': 'no es una dirección de correo',
  'is an address of a kind that the site does not link to': 'es una dirección de un tipo al que el sitio no enlaza',
  'is an address with a name or a password; write it without what stands before the @':
    'es una dirección con un nombre o una contraseña; escríbala sin lo que está antes de la @',
  'is no whole address; write a path such as /contact/, or an address with https://':
    'no es una dirección completa; escriba una ruta como /contact/, o una dirección con https://',
  '{address} leads to no published page': '{address} no lleva a ninguna página publicada',
  '{address} leads to no place on that page': '{address} no lleva a ningún lugar de esa página',
  '{address} leads to no place on the page that it stands on': '{address} no lleva a ningún lugar de la página en la que está',
  '{address} names no file of the site': '{address} no es ningún archivo del sitio',
  '{address} calls nobody': '{address} no llama a nadie',
  '{address} leads to no website that visitors reach': '{address} no lleva a ningún sitio web al que lleguen los visitantes',
  '{address} leads nowhere; write where to, or take the link out': '{address} no lleva a ninguna parte; escriba adónde, o quite el enlace',
  '{address} is no mail address': '{address} no es una dirección de correo',
  '{address} is an address of a kind that the site does not link to': '{address} es una dirección de un tipo al que el sitio no enlaza',
  '{address} is an address with a name or a password; write it without what stands before the @':
    '{address} es una dirección con un nombre o una contraseña; escríbala sin lo que está antes de la @',
  '{address} is no whole address; write a path such as /contact/, or an address with https://':
    '{address} no es una dirección completa; escriba una ruta como /contact/, o una dirección con https://',
  '{what} (on {page})': '{what} (en {page})',
  'leads to nothing that the search knows': 'no lleva a nada que la búsqueda conozca',
  'there is no picture "{id}"': 'no hay ninguna imagen «{id}»',
  '{field} "{value}" is the address of no published member of the staff and of no department':
    '{field} «{value}» no es la dirección de ninguna persona publicada del equipo ni de ningún departamento',
  '{field} "{value}" must have at most {count} characters': '{field} «{value}» tiene que tener {count} caracteres como máximo',
  '{field} "{value}" must be a path of this site, such as /thank-you/':
    '{field} «{value}» tiene que ser una ruta de este sitio, como /thank-you/',
  '{field} "{value}" needs captions: fill in captionsEn and captionsEs':
    '{field} «{value}» necesita subtítulos: llene los subtítulos en inglés y en español',
  'the option {option} must be one of {values}, not "{given}"': 'la opción {option} tiene que ser una de estas: {values}, no «{given}»',
  'the address {path} is taken by {owner}; choose another': 'la dirección {path} ya la usa {owner}; elija otra',
  'the content policy forbids style attributes and inline handlers: {what}':
    'la política de contenido prohíbe atributos de estilo y controladores en la página: {what}',
  'the picture {scene} opens {count} pages, {most} at most: {pages}': 'la imagen {scene} abre {count} páginas, como máximo {most}: {pages}',
  '{path} shows the picture {scene} again, with which it opens': '{path} muestra otra vez la imagen {scene}, con la que abre',
  'there are no pages at all': 'no hay ninguna página',
  '{path} says nothing: there is no word in its main part': '{path} no dice nada: no hay ninguna palabra en su parte principal',
  '{part} is {size}, at most {most}': '{part} ocupa {size}, como máximo {most}',
  "left out of the page's head: {tag}": 'no se puso en la cabecera de la página: {tag}',
  "left out of the page's content: {tag}": 'no se puso en el contenido de la página: {tag}',
}

/** Where they stand, and words within these sentences. */
export const spanishPublishWords: Templates = {
  script: 'el código antes de usar la página',
  scriptAfterUse: 'el código al usar la página',
  toolScript: 'el código del buscador y del mapa',
  mapScript: 'el código del mapa',
  mapShapes: 'los trazos del mapa',
  css: 'los estilos',
  html: 'el HTML',
  fonts: 'las fuentes',
  'page "{id}"': 'página «{id}»',
  'article "{id}"': 'artículo «{id}»',
  'event "{id}"': 'evento «{id}»',
  'location "{id}"': 'sucursal «{id}»',
  'alert "{id}"': 'aviso «{id}»',
  'the link "{address}"': 'el enlace «{address}»',
  'the link {markup}': 'el enlace {markup}',
  'page of {name}': 'página de {name}',
  'block "{id}" on {page}': 'bloque «{id}» en {page}',
  'menus and settings': 'menús y ajustes',
  lists: 'listas',
}
