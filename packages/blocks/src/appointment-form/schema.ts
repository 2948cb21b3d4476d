import { longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The form that asks for an appointment at a branch or by telephone. Its topics and the hours of the telephone stand in the site settings. */
export const appointmentForm = block('appointmentForm', 'Appointment form', {
  headline: text(),
  intro: longText(),
  redirect: plain({ help: 'Page that says what follows once the request is sent. Empty: /thank-you/.' }),
})
