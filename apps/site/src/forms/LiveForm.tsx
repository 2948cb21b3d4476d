import { Form } from '@bank/ui/form/Form.tsx'
import type { FormProps } from '@bank/ui/form/form-props.ts'
import { contactRules } from '@bank/ui/form/form-rules.ts'
import { browserServices } from './browser-services.ts'

/** A form that works: bound to the browser. */
export const LiveForm = ({ onSent, ...form }: FormProps & { onSent?: (() => void) | undefined }) => (
  <Form of={form} rules={contactRules} services={browserServices} onSent={onSent} />
)
