import { Form } from '@bank/ui/form/Form.tsx'
import type { FormProps } from '@bank/ui/form/form-props.ts'
import { browserServices } from './browser-services.ts'

/** A form that works: bound to the browser. */
export const LiveForm = (props: FormProps) => <Form {...props} services={browserServices} />
