import { Form } from '@bank/ui/form/Form.tsx'
import type { ReactNode } from 'react'
import { FormColumns } from '../contact-form/ContactForm.tsx'
import { appointmentRules } from './appointment-rules.ts'
import type { AppointmentFormProps } from './toProps.ts'

/** Without scripts nothing is chosen, so no time is ever asked for. */
const asBuilt = appointmentRules(() => new Date(0))

/** The form for appointments, and beside it the other ways to reach the bank. `children` is the form as the page brings it to life. */
export const AppointmentForm = ({ form, children, ...around }: AppointmentFormProps & { children?: ReactNode }) => (
  <FormColumns {...around} headlineId={form.labelledBy}>
    {children ?? <Form of={form} rules={asBuilt} />}
  </FormColumns>
)
