import { hasMails } from '@bank/content/store/mail/store-mailer.ts'
import type { AdminViewServerProps } from 'payload'
import { ForgotForm } from './ForgotForm.tsx'
import '../sign-in.css'

const texts = {
  en: {
    title: 'No mails from this admin',
    words:
      'There is no mail server (SMTP_URL is not set), so no link can be sent. Ask whoever runs the admin for a new password; on the machine:',
    back: 'Back to log-in',
  },
  es: {
    title: 'Este panel no envía correos',
    words:
      'No hay servidor de correo (falta SMTP_URL), por eso no se puede enviar un enlace. Pida una contraseña nueva a quien administra el panel; en la máquina:',
    back: 'Volver a entrar',
  },
} as const

/** Forgotten passwords: asks for a mail, or says plainly that mails are off and what to do. */
export const ForgotView = ({ initPageResult }: AdminViewServerProps) => {
  const { payload, i18n } = initPageResult.req
  if (hasMails(payload)) return <ForgotForm />
  const { title, words, back } = i18n.language === 'es' ? texts.es : texts.en
  return (
    <main className="sign-in">
      <h1>{title}</h1>
      <p>{words}</p>
      <p>
        <code>npm run editor -- --reset name@example.com</code>
      </p>
      <a href="/admin/login">{back}</a>
    </main>
  )
}
