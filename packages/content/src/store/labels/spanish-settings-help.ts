/** The same for the site settings. */
export const spanishSettingsHelp: Readonly<Record<string, string>> = {
  '{use} Its host must be one that the deployment allows (BANKING_HOSTS).':
    '{use} Su servidor tiene que ser uno de los permitidos en la instalación (BANKING_HOSTS).',
  'Stands after the bar in every page title.': 'Va detrás de la barra en el título de cada página.',
  'Shown on the page of a location that has no photo of its own.': 'Se muestra en la página de una sucursal que no tiene foto propia.',
  'Where the personal and business login form posts to.': 'Adónde envía el formulario para entrar en la banca personal y de negocios.',
  'Where the treasury login form posts to.': 'Adónde envía el formulario para entrar en la tesorería.',
  'Where people enroll in online banking.': 'Dónde se inscribe la gente en la banca en línea.',
  'Where people ask for a forgotten user ID.': 'Dónde se pide un id de usuario olvidado.',
  'Where loans are paid.': 'Dónde se pagan los préstamos.',
  'Where the buttons that open an account post to.': 'Adónde envían los botones que abren una cuenta.',
  'Where an application that was started is continued.': 'Dónde se continúa una solicitud empezada.',
  'Number of the bank at the service where applications are continued.':
    'Número del banco en el servicio donde se continúan las solicitudes.',
  'Empty: the default text about balance checks, mobile check deposit and fund transfers.':
    'Vacío: el texto habitual sobre consultas de saldo, depósito móvil de cheques y transferencias.',
  'Forms may send to these addresses, to those of the staff and to the support e-mail, and to no others.':
    'Los formularios pueden enviar a estas direcciones, a las del equipo y al correo de soporte, y a ninguna otra.',
  'Days on which all lobbies and drive-thrus are closed or have other hours.':
    'Días en que todas las sucursales y autoservicios cierran o tienen otro horario.',
  'Alerts about bank holidays come by themselves some days before and go when the day is over. Checked: there are none.':
    'Los avisos de días feriados aparecen solos unos días antes y se van cuando pasa el día. Marcado: no hay ninguno.',
  'When visitors may be called who ask for an appointment by telephone, by the clocks of the bank. For example Mon-Fri 8am-6pm. Empty: none by telephone.':
    'Cuándo se puede llamar a quien pide una cita por teléfono, según la hora del banco. Por ejemplo Mon-Fri 8am-6pm. Vacío: ninguna por teléfono.',
  'What appointments may be about. Empty: the form for appointments is not shown.':
    'De qué pueden tratar las citas. Vacío: el formulario de citas no se muestra.',
  'A short name for programs, such as open-account. Never changes.': 'Un nombre corto para programas, como open-account. No cambia nunca.',
  'Address of the page with the form for appointments. Empty: branches do not lead to one.':
    'Dirección de la página con el formulario de citas. Vacío: las sucursales no llevan a ninguno.',
  'Subject of messages from visitors whose form gives none.': 'Asunto de los mensajes de visitantes cuyo formulario no da ninguno.',
  'Where messages go whose form names neither a recipient nor a subject. A row with the topic goes before one without.':
    'Adónde van los mensajes cuyo formulario no nombra ni destinatario ni asunto. Una fila con el tema va antes que una sin él.',
  'Short name of a topic of appointments. Empty: all messages of the form.':
    'Nombre corto de un tema de las citas. Vacío: todos los mensajes del formulario.',
  'Who gets them. Empty: who would get them without this row.': 'Quién los recibe. Vacío: quien los recibiría sin esta fila.',
  'Their subject. Empty: the one above.': 'Su asunto. Vacío: el de arriba.',
  'Visitors get a mail that their message has arrived, without its words, at most one a day for each address.':
    'Los visitantes reciben un correo que dice que su mensaje llegó, sin su texto, como máximo uno al día por dirección.',
}
