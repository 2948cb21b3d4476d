/** What the store says to people whose admin is in Spanish when it refuses something, by what it says in English. */
export const spanishRefusals: Readonly<Record<string, string>> = {
  'An address stays with its account. Close this one, and make another for the new address.':
    'Una dirección se queda con su cuenta. Cierre esta y cree otra para la dirección nueva.',
  'Another administrator changes your roles.': 'Sus funciones las cambia otra persona de administración.',
  'Another administrator closes your account.': 'Su cuenta la cierra otra persona de administración.',
  'Another administrator resets your second factor.': 'Su segundo factor lo restablece otra persona de administración.',
  'Another administrator unlocks your account.': 'Su cuenta la desbloquea otra persona de administración.',
  'Approvers and administrators look at what was published in an emergency.':
    'Lo publicado en una emergencia lo miran quienes aprueban o administran.',
  'Approvers and administrators publish alerts in an emergency.': 'En una emergencia publican avisos quienes aprueban o administran.',
  'Approvers decide about drafts.': 'Sobre los borradores deciden quienes aprueban.',
  'Approvers plan what is published.': 'Lo que se publica lo planean quienes aprueban.',
  'Approvers publish.': 'Publican quienes aprueban.',
  'Approvers take records off the site.': 'Los registros los retiran del sitio quienes aprueban.',
  'Approvers put releases in force.': 'Las ediciones las ponen en vigor quienes aprueban.',
  'Both languages are published together.': 'Los dos idiomas se publican juntos.',
  'Choose a file: a new picture needs one.': 'Elija un archivo: una imagen nueva lo necesita.',
  'Choose a time within the next ten years.': 'Elija una hora dentro de los próximos diez años.',
  'Choose a time to come.': 'Elija una hora que todavía no haya pasado.',
  'Everybody chooses the own password, by the link “Forgot password?” or on the machine with npm run editor -- --reset.':
    'Cada persona elige su contraseña, con el enlace para contraseñas olvidadas o en la máquina con npm run editor -- --reset.',
  'Give the address of your account.': 'Indique la dirección de su cuenta.',
  'It is scheduled already.': 'Ya está planeado.',
  'Name the address of the account that you confirm, as email.': 'Indique la dirección de la cuenta que confirma, como email.',
  'No change of roles waits here.': 'Aquí no espera ningún cambio de funciones.',
  'No page is without the site settings.': 'Ninguna página puede estar sin los ajustes del sitio.',
  'This menu is around all pages, so it stays on the site.': 'Este menú está en todas las páginas, así que se queda en el sitio.',
  'None of your roles may change this record, so somebody else does.':
    'Ninguna de sus funciones puede cambiar este registro, así que lo cambia otra persona.',
  'Nothing of this record waits: it is published as it is.': 'Nada de este registro espera: está publicado tal como está.',
  'Nothing that was published in an emergency waits for a second look here.':
    'Aquí nada publicado en una emergencia espera una segunda mirada.',
  'Older site settings are not restored as a whole: copy what you need into a draft.':
    'Los ajustes anteriores del sitio no se recuperan enteros: copie lo que necesita en un borrador.',
  'Only alerts are published in an emergency.': 'En una emergencia solo se publican avisos.',
  'Only what was submitted can be sent back.': 'Solo se devuelve lo que se envió a aprobación.',
  'Only what was submitted can be withdrawn.': 'Solo se retira lo que se envió a aprobación.',
  'Open the record and press “Approve and publish”: what is published is the version that you looked at.':
    'Abra el registro y pulse «Aprobar y publicar»: se publica la versión que usted miró.',
  'Other roles are asked for by now; look again.': 'Ahora se piden otras funciones; mire otra vez.',
  'Restore the version as a draft; somebody else publishes it.': 'Recupere la versión como borrador; otra persona la publica.',
  'Save a draft or unpublish, not both.': 'Guarde un borrador o retire la publicación, no las dos cosas.',
  'Save it as a draft; an approver publishes it.': 'Guárdelo como borrador; lo publica quien aprueba.',
  'Save the change as a draft first; somebody else publishes it.': 'Guarde primero el cambio como borrador; otra persona lo publica.',
  'Say why it leaves the site: that is kept.': 'Diga por qué se retira del sitio: eso se guarda.',
  'Say why you send it back: its author sees that.': 'Diga por qué lo devuelve: quien lo escribió lo ve.',
  'Sign in first.': 'Primero inicie sesión.',
  'None of your roles works on the content.': 'Ninguna de sus funciones trabaja en el contenido.',
  'Sign in to comment.': 'Inicie sesión para comentar.',
  'Sign in to end a link.': 'Inicie sesión para terminar un enlace.',
  'Sign in to give a draft away.': 'Inicie sesión para compartir un borrador.',
  'Somebody has changed this record since you looked at it. Look again.':
    'Alguien ha cambiado este registro desde que usted lo miró. Mírelo otra vez.',
  'Somebody else has changed this record since you opened it. Copy what you wrote, and load the page again.':
    'Otra persona ha cambiado este registro desde que usted lo abrió. Copie lo que escribió y cargue la página de nuevo.',
  'This address can’t be read: it has a broken % sign.': 'Esta dirección no se puede leer: tiene un signo % incorrecto.',
  'Administrators alone change the field “Roles” (roles) of an account.':
    'Solo quien administra cambia el campo «Funciones» (roles) de una cuenta.',
  'Administrators alone change the field “Closed” (disabled) of an account.':
    'Solo quien administra cambia el campo «Cerrada» (disabled) de una cuenta.',
  'A page of another website asked for this, so it was not done. Open the admin at its own address.':
    'Lo pidió una página de otro sitio web, así que no se hizo. Abra el panel en su propia dirección.',
  'Accounts are made by administrators, and need no confirmation.': 'Las cuentas las crea quien administra y no se confirman.',
  'The form that was sent can’t be read to its end.': 'El formulario enviado no se puede leer hasta el final.',
  'The query holds %00, which is no character.': 'La consulta contiene %00, que no es ningún carácter.',
  'There are no versions of these records.': 'De estos registros no hay versiones.',
  'There is no such file.': 'No existe ese archivo.',
  'The body of the request must be a JSON object.': 'El cuerpo de la solicitud tiene que ser un objeto JSON.',
  'The publisher could not check this draft, so it was not approved. It may be starting or busy: try again soon.':
    'El publicador no pudo comprobar este borrador, así que no se aprobó. Puede que esté arrancando u ocupado: inténtelo otra vez en un momento.',
  'The publisher could not check what needs this record, so it stays on the site. It may be starting or busy: try again soon.':
    'El publicador no pudo comprobar qué necesita este registro, así que sigue en el sitio. Puede que esté arrancando u ocupado: inténtelo otra vez en un momento.',
  'The same is planned for this time already. Choose another time, or take that plan away.':
    'Lo mismo ya está planeado para esta hora. Elija otra hora, o quite ese plan.',
  'The second factor is set up already.': 'El segundo factor ya está configurado.',
  'The site needs this record: mend what needs it first.': 'El sitio necesita este registro: corrija primero lo que lo necesita.',
  'There is a second factor already. Remove it first, with a code.': 'Ya hay un segundo factor. Quítelo primero, con un código.',
  'There is no second factor yet.': 'Todavía no hay un segundo factor.',
  'There is no second factor yet: start with the picture.': 'Todavía no hay un segundo factor: empiece por la imagen.',
  'There is no such plan any more.': 'Ese plan ya no existe.',
  'There is no such release any more. Load the list anew.': 'Esa edición ya no existe. Cargue la lista de nuevo.',
  'There is no such record.': 'No existe ese registro.',
  'There is nothing to submit: this record is published as it is.': 'No hay nada que enviar: este registro está publicado tal como está.',
  'This account has another address by now; look again.': 'Esta cuenta ya tiene otra dirección; mire otra vez.',
  'This account has no second factor.': 'Esta cuenta no tiene un segundo factor.',
  'This code is not right, or was used already. Wait for the next one.': 'Este código no es correcto o ya se usó. Espere al siguiente.',
  'This log is only ever added to, so nobody changes or removes its entries.':
    'A este historial solo se le añade, así que nadie cambia ni elimina sus entradas.',
  'This record is not on the site.': 'Este registro no está en el sitio.',
  'This file can’t be read as a picture to its end: it is broken or was cut. Choose an intact one.':
    'Este archivo no se puede leer como imagen hasta el final: está dañado o incompleto. Elija uno intacto.',
  'This has to be mended before it can be published.': 'Hay que corregir esto antes de publicarlo.',
  'Visitors read here that there is no such page, so a page stays at this address: write the next one first.':
    'Aquí leen los visitantes que no existe tal página, así que una página se queda en esta dirección: escriba antes la siguiente.',
  'Write a comment.': 'Escriba un comentario.',
  'You asked for these roles, so another administrator confirms them.':
    'Usted pidió estas funciones, así que las confirma otra persona de administración.',
  'You changed this record in another tab since you opened it here. Copy what you wrote, and load the page again.':
    'Usted cambió este registro en otra pestaña desde que lo abrió aquí. Copie lo que escribió y cargue la página de nuevo.',
  'You changed this last, so somebody else publishes it.': 'Usted hizo el último cambio, así que lo publica otra persona.',
  'You changed this last, so somebody else takes it off the site.':
    'Usted hizo el último cambio, así que lo retira del sitio otra persona.',
  'You may not change this record, so somebody else submits it.': 'Usted no puede cambiar este registro, así que lo envía otra persona.',
  'You may not change this record, so somebody else withdraws it.': 'Usted no puede cambiar este registro, así que lo retira otra persona.',
  'You may publish this and not change it.': 'Usted puede publicar esto, pero no cambiarlo.',
  'You published it, so somebody else looks at it.': 'Usted lo publicó, así que lo mira otra persona.',
}
