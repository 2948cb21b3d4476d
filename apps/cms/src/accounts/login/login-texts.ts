export const loginTexts = {
  en: {
    title: 'Content of the website',
    code: 'Code',
    codeHelp: 'Only with a second factor: the six digits of your app, or a recovery code.',
    mailsOff: 'Forgotten passwords: this admin sends no mails. Whoever runs it gives you a new password.',
  },
  es: {
    title: 'Contenido del sitio',
    code: 'Código',
    codeHelp: 'Solo con segundo factor: los seis dígitos de su aplicación, o un código de recuperación.',
    mailsOff: 'Contraseñas olvidadas: este panel no envía correos. Quien lo administra le da una contraseña nueva.',
  },
}
