import { lockMinutes, mostTries } from '../accounts/lock-limits.ts'

/**
 * The same in Spanish, and besides all of the store's Spanish texts that say tú, while ours say usted, and its word for a row, which was the one for an
 * article.
 */
export const spanishTexts = {
  authentication: {
    alreadyLoggedIn: 'Ya tiene una sesión abierta',
    beginCreateFirstUser: 'Para empezar, cree la primera cuenta.',
    checkYourEmailForPasswordReset:
      'Si la dirección corresponde a una cuenta, en breve recibirá instrucciones para cambiar su contraseña. Si no ve el correo, mire en la carpeta de correo no deseado.',
    forgotPasswordEmailInstructions:
      'Escriba su dirección de correo electrónico. Recibirá un mensaje con instrucciones para cambiar su contraseña.',
    forgotPasswordQuestion: '¿Olvidó su contraseña?',
    forgotPasswordUsernameInstructions:
      'Escriba su nombre de usuario. Las instrucciones para cambiar su contraseña se envían a la dirección que le corresponde.',
    generatingNewAPIKeyWillInvalidate: 'Generar una nueva clave API <1>invalidará</1> la clave anterior. ¿Desea continuar?',
    loggedIn: 'Para iniciar sesión con otra cuenta, primero <0>cierre la sesión</0>.',
    loggedInChangePassword: 'Para cambiar su contraseña, entre en <0>su cuenta</0> y cámbiela allí.',
    loggedOutInactivity: 'Su sesión se cerró por inactividad.',
    loggedOutSuccessfully: 'Su sesión se cerró correctamente.',
    loginWithAnotherUser: 'Para iniciar sesión con otra cuenta, primero <0>cierre la sesión</0>.',
    newAccountCreated:
      'Se creó una cuenta para que pueda entrar en <a href="{{serverURL}}">{{serverURL}}</a>. Abra este enlace o cópielo en su navegador para confirmar su dirección: <a href="{{verificationURL}}">{{verificationURL}}</a>.<br> Después podrá iniciar sesión.',
    resetYourPassword: 'Cambie su contraseña',
    verifyYourEmail: 'Confirme su dirección de correo',
    youAreInactive: 'Lleva un rato sin actividad. Por seguridad, su sesión se cerrará en breve. ¿Desea mantenerla abierta?',
    youAreReceivingResetPassword:
      'Recibe este correo porque se pidió cambiar la contraseña de su cuenta. Abra el siguiente enlace o cópielo en su navegador para terminar:',
    youDidNotRequestPassword: 'Si no lo pidió usted, no haga caso de este correo: su contraseña no cambia.',
  },
  error: {
    correctInvalidFields: 'Corrija los campos que no son válidos.',
    deletingTitle: 'Ocurrió un error al eliminar {{title}}. Revise su conexión e inténtelo otra vez.',
    emailOrPasswordIncorrect: `La dirección, la contraseña o el código no es correcto. Tras ${mostTries} intentos fallidos, una cuenta espera ${lockMinutes} minutos.`,
    notAllowedToAccessPage:
      'Si necesita esta página, pida a quien administra una función que pueda abrirla. Si tiene otra cuenta que puede, cierre antes la sesión.',
    notAllowedToPerformAction: 'No tiene permiso para hacer esto.',
    unauthorized: 'Ninguna de sus funciones lo permite, o su sesión terminó.',
    unverifiedEmail: 'Confirme su dirección de correo antes de iniciar sesión.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Elija entre escribir una URL o enlazar a otro documento.',
    chooseDocumentToLink: 'Elija un documento para enlazarlo',
    enterURL: 'Escriba una URL',
    searchForLanguage: 'Buscar un idioma',
  },
  general: {
    changesNotSaved: 'Sus cambios no se han guardado. Si sale ahora, los perderá.',
    currentlyEditing:
      'está editando este documento. Si usted toma el control, esa persona no podrá seguir y quizá pierda los cambios que no guardó.',
    documentOutOfDate:
      'Este registro se guardó en otro lugar después de que usted lo abriera aquí: otra persona, o usted en otra pestaña. Lo que ve aquí no es lo último.',
    enterAValue: 'Escriba un valor',
    false: 'No',
    item: 'Elemento',
    items: 'elementos',
    resetPreferencesDescription: 'Esto devuelve todas sus preferencias a sus valores iniciales.',
    sorryNotFound: 'Lo sentimos: no hay nada que corresponda a lo que pidió.',
    true: 'Sí',
    unsavedChanges: 'Tiene cambios sin guardar. Guárdelos o descártelos antes de continuar.',
    unsavedChangesDuplicate: 'Tiene cambios sin guardar. ¿Desea duplicar de todos modos?',
    welcome: 'Le damos la bienvenida',
  },
  localization: {
    selectLocaleToCopy: 'Elija el idioma que se copia',
  },
  upload: {
    cropToolDescription: 'Arrastre las esquinas del área elegida, dibuje un área nueva o cambie los valores de abajo.',
    dragAndDrop: 'Arrastre un archivo hasta aquí',
    dragAndDropHere: 'o arrastre un archivo hasta aquí',
    focalPointDescription: 'Arrastre el punto focal en la vista previa o cambie los valores de abajo.',
    selectCollectionToBrowse: 'Elija una colección',
    selectFile: 'Elija un archivo',
  },
  validation: {
    emailAddress: 'Escriba una dirección de correo válida.',
    enterNumber: 'Escriba un número válido.',
    username: 'Escriba un nombre de usuario válido: letras, números, guiones, puntos y guiones bajos.',
  },
  version: {
    restoreThisVersion: 'Restaurar esta versión como borrador',
    aboutToRestore:
      'Está a punto de recuperar este registro ({{label}}) como estaba el {{versionDate}}, como borrador. El sitio cambia cuando otra persona lo publica.',
    problemRestoringVersion: 'Esta versión no se restauró. Copie lo que necesite de ella en un borrador del registro.',
  },
} as const
