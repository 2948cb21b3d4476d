export const factorTexts = {
  en: {
    title: 'Second factor',
    none: 'Besides the password, your account can ask for a code from an app on your telephone.',
    isOn: (since: string, left: number) =>
      `Codes are asked for since ${since}. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`,
    start: 'Set up',
    scan: 'Scan the picture with an authenticator app, or type the key into it. Then give the code that it shows.',
    picture: 'Picture for an authenticator app; the key below holds the same',
    key: 'Key',
    code: 'Code',
    confirm: 'Confirm',
    renew: 'New recovery codes',
    remove: 'Remove',
    codes:
      'Recovery codes: each works once, when the telephone is not at hand. Print them or write them down now; they are not shown again.',
    done: 'I have kept them',
    reset: 'Telephone lost: take the second factor away',
    resetDone: 'This account now signs in with its password alone. Its sessions have ended.',
    needed: 'You have rights in this admin once you have set up a second factor.',
    go: 'Set it up in your account',
  },
  es: {
    title: 'Segundo factor',
    none: 'Además de la contraseña, su cuenta puede pedir un código de una aplicación de su teléfono.',
    isOn: (since: string, left: number) =>
      `Se piden códigos desde el ${since}. ${left === 1 ? 'Queda un código' : `Quedan ${left} códigos`} de recuperación.`,
    start: 'Configurar',
    scan: 'Escanee la imagen con una aplicación de autenticación, o escriba en ella la clave. Luego indique el código que muestra.',
    picture: 'Imagen para una aplicación de autenticación; la clave de abajo contiene lo mismo',
    key: 'Clave',
    code: 'Código',
    confirm: 'Confirmar',
    renew: 'Códigos de recuperación nuevos',
    remove: 'Quitar',
    codes:
      'Códigos de recuperación: cada uno sirve una vez, cuando no tiene el teléfono. Imprímalos o anótelos ahora; no se muestran otra vez.',
    done: 'Los he guardado',
    reset: 'Teléfono perdido: quitar el segundo factor',
    resetDone: 'Esta cuenta entra ahora solo con su contraseña. Sus sesiones terminaron.',
    needed: 'Tendrá derechos en este panel cuando configure un segundo factor.',
    go: 'Configurarlo en su cuenta',
  },
}
