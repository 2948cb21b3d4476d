/** The same for fields of blocks. */
export const spanishBlockHelp: Readonly<Record<string, string>> = {
  'A block is put on a page by its id; its Spanish version may be a block of its own with -es behind the id.':
    'Un bloque se pone en una página por su id; su versión en español puede ser un bloque propio con -es detrás del id.',
  'Small print under the comparison.': 'Letra pequeña debajo de la comparación.',
  'For people who have already started an application. Empty: the default text.':
    'Para quienes ya empezaron una solicitud. Vacío: el texto habitual.',
  'Empty: the default text.': 'Vacío: el texto habitual.',
  'Small print under all cards.': 'Letra pequeña debajo de todas las fichas.',
  'The body is shown when the page opens.': 'El texto se muestra al abrir la página.',
  'Cut for places almost twice as wide as high, 1600 by 850.': 'Recorte para lugares casi el doble de anchos que de altos, 1600 por 850.',
  'Cut for phones, 880 by 1400, in whose sky the words have room.':
    'Recorte para teléfonos, 880 por 1400, en cuyo cielo caben las palabras.',
  'JSON list of audience rules, as Audience (JSON).': 'Lista JSON de reglas de público, como Público (JSON).',
  'Picture behind the words. Words stand on a paper sheet or on its quiet side.':
    'Imagen detrás de las palabras. Las palabras van sobre una hoja de papel o en su lado tranquilo.',
  'Empty means image. The four cards show in the cards layout only.':
    'Vacío es Imagen. Las cuatro fichas se muestran solo en la disposición Fichas.',
  'Empty means simple.': 'Vacío es Sencillo.',
  'Width of the words: standard 5, mini 4, full 6 of 12 columns.': 'Ancho de las palabras: Normal 5, Mínimo 4, Completo 6 de 12 columnas.',
  'Circle of 268, 390 or 468 pixels. Empty shows the picture uncropped.':
    'Círculo de 268, 390 o 468 píxeles. Vacío muestra la imagen sin recortar.',
  'dark-blue-bubbles, white-bubbles, dark-blue-petals, or a hex colour.':
    'dark-blue-bubbles, white-bubbles, dark-blue-petals o un color hexadecimal.',
  'HTML. Scripts, styles and event attributes are taken out when the site is built.':
    'HTML. Los scripts, los estilos y los atributos de eventos se quitan al construir el sitio.',
  'A hex colour such as {colour}, or the id of a picture.': 'Un color hexadecimal, como {colour}, o el id de una imagen.',
  'Where to find the rest, for example {address}.': 'Dónde encontrar el resto, por ejemplo {address}.',
  'Shown in the layouts both and logo.': 'Se muestra en las disposiciones Ambos y Logotipo.',
  'Shown in the layouts both and image. Empty: the money-market picture.':
    'Se muestra en las disposiciones Ambos e Imagen. Vacío: la imagen del mercado monetario.',
  'Fetches the newest {records} when the page is read, and whenever its tab is looked at again.':
    'Trae {records} más recientes al leer la página y cada vez que se vuelve a mirar su pestaña.',
  'Empty: every category.': 'Vacío: todas las categorías.',
  'Empty: every sector.': 'Vacío: todos los sectores.',
  'How many cards at most. Empty: all.': 'Cuántas fichas como máximo. Vacío: todas.',
  'JSON list of {icon, intro, title, link, linkText}.': 'Lista JSON de {icon, intro, title, link, linkText}.',
  'One muted line below the title.': 'Una línea discreta debajo del título.',
  'JSON list of { intro, title, link, refresh }; used when the list above is empty.':
    'Lista JSON de { intro, title, link, refresh }; se usa cuando la lista de arriba está vacía.',
  'JSON list of { link, linkText, refresh }; used when the list above is empty.':
    'Lista JSON de { link, linkText, refresh }; se usa cuando la lista de arriba está vacía.',
  'Enlarges the first letter of the sidebar text, or of the line below the headline when there is none.':
    'Agranda la primera letra del texto lateral o, si no lo hay, de la línea debajo del titular.',
  'Small capitals above the title.': 'Versalitas encima del título.',
  'Empty: Local Events.': 'Vacío: Local Events (Eventos locales en español).',
  'Shown {shape}.': 'Se muestra en proporción {shape}.',
  'Empty: Learn More.': 'Vacío: Learn More (Más información en español).',
  'A portrait, shown as a circle.': 'Un retrato, mostrado en un círculo.',
  'Without quotation marks.': 'Sin comillas.',
  'Trade and town.': 'Oficio y localidad.',
  'Name of the account.': 'Nombre de la cuenta.',
  'Empty: What it comes to.': 'Vacío: What it comes to (en español, su traducción).',
  'Example balance in dollars.': 'Saldo de ejemplo en dólares.',
  'May hold {date}, {limit}, {rate} and {excessRate}: they are filled in from the site settings.':
    'Puede llevar {date}, {limit}, {rate} y {excessRate}: se llenan con los ajustes del sitio.',
  'Small print under all rates. May hold {date}: it is filled in from the site settings.':
    'Letra pequeña debajo de todas las tasas. Puede llevar {date}: se llena con los ajustes del sitio.',
  'Seen only by visitors whose region is known. The banking centers come from the locations, by the nearest region.':
    'Solo lo ven los visitantes cuya región se conoce. Los centros bancarios salen de las sucursales, por la región más cercana.',
  'Example balance in dollars. Without any, four are worked out.': 'Saldo de ejemplo en dólares. Sin ninguno, se calculan cuatro.',
  'Small capitals above the headline.': 'Versalitas encima del titular.',
  'Up to three that are listed below the form.': 'Hasta tres, que aparecen debajo del formulario.',
  'Empty: Search.': 'Vacío: Search (Buscar en español).',
  'Only the search box, leading to the results page: for pages such as the one for unknown addresses.':
    'Solo el cuadro de búsqueda, que lleva a la página de resultados: para páginas como la de direcciones desconocidas.',
  'Stands above the links that help when nothing is found.': 'Va encima de los enlaces que ayudan cuando no se encuentra nada.',
  'Leave empty when a banner stands above.': 'Déjelo vacío cuando arriba hay una portada.',
  'Also names the frame for screen readers. Empty: Loan calculator.':
    'También da nombre al marco para los lectores de pantalla. Vacío: Loan calculator (en español, su traducción).',
  'Dollars that the calculator opens with. Choose amount, rate and years that fit the page.':
    'Dólares con los que se abre la calculadora. Elija importe, tasa y años que vayan con la página.',
  'Rate in percent that it opens with: 6.25 is 6.25%.': 'Tasa en porcentaje con la que se abre: 6.25 es 6.25 %.',
  'Whole years that it opens with.': 'Años enteros con los que se abre.',
  'Name of an icon, such as phone or fraud-email.': 'Nombre en inglés de un icono, como phone o fraud-email.',
  'Leave Spanish empty to use the same address; the page’s language is added by itself.':
    'Deje el español vacío para usar la misma dirección; el idioma de la página se agrega solo.',
  'When set, every link of the list leads here.': 'Si se llena, todos los enlaces de la lista llevan aquí.',
  'Load the override link as a full page.': 'Carga como página entera el enlace que va en lugar de los demás.',
  'Shown 4:3 beside the list, or above it in columns.': 'Se muestra en proporción 4:3 junto a la lista, o encima de ella en columnas.',
  'A cut-out with a transparent ground, standing on the lower edge.': 'Un recorte con fondo transparente, apoyado en el borde inferior.',
  'The scene behind it.': 'La escena detrás.',
  'On: narrow windows show the middle of the pictures. Off: they keep the left edge.':
    'Marcado: las ventanas estrechas muestran el centro de las imágenes. Sin marcar: conservan el borde izquierdo.',
  'Half: the cards beside the headline.': 'Mitad: las fichas junto al titular.',
  'Shown when the tiles below are empty.': 'Se muestra cuando los mosaicos de abajo están vacíos.',
  'One muted line below the name.': 'Una línea discreta debajo del nombre.',
  'A strip above the headline.': 'Una franja encima del titular.',
  'A strip below the cards.': 'Una franja debajo de las fichas.',
  'A card is shown when it has one of these.': 'Una ficha se muestra si tiene una de estas.',
  'One or two sentences beside the picture.': 'Una o dos frases junto a la imagen.',
  'Shown on the slide, and in the player until the video plays.':
    'Se muestra en la diapositiva, y en el reproductor hasta que empieza el video.',
  'A file, such as /video/tour.mp4, or https://www.youtube.com/embed/…':
    'Un archivo, como /video/tour.mp4, o https://www.youtube.com/embed/…',
  'English captions of a file, such as /video/tour.en.vtt. Embeds bring their own.':
    'Subtítulos en inglés de un archivo, como /video/tour.en.vtt. Los videos insertados traen los suyos.',
  'Spanish captions, such as /video/tour.es.vtt.': 'Subtítulos en español, como /video/tour.es.vtt.',
  'support: name, telephone, message. location: with town and state. product: with ZIP code. heroes and home assist: the two home loan programs.':
    'Soporte: nombre, teléfono, mensaje. Sucursales: con localidad y estado. Producto: con código postal. Héroes y Ayuda para la vivienda: los dos programas de préstamos hipotecarios.',
  'Location: asks for the ZIP code. Product: insists on it.': 'Sucursales: pide el código postal. Producto: lo exige.',
  'Location and product: asks how the visitor heard about the bank.': 'Sucursales y Producto: pregunta cómo supo del banco el visitante.',
  'Who gets the messages: a published member of the staff or a department of the site settings. Empty: the support e-mail.':
    'Quién recibe los mensajes: una persona publicada del equipo o un departamento de los ajustes del sitio. Vacío: el correo de soporte.',
  'Subject of the mails. Empty: the one of the site settings.': 'Asunto de los correos. Vacío: el de los ajustes del sitio.',
  'Where visitors go once the message is sent. Empty: /thank-you/.':
    'Adónde van los visitantes después de enviar el mensaje. Vacío: /thank-you/.',
  'Page that says what follows once the request is sent. Empty: /thank-you/.':
    'Página que dice qué sigue después de enviar la solicitud. Vacío: /thank-you/.',
}
