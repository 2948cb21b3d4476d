import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The banking centers of the region that a visitor has chosen (D-REG-3). */
export const regionOffices = block('regionOffices', 'Offices of the visitor’s region', {
  headline: text({
    help: 'Seen only by visitors whose region is known. The banking centers come from the locations, by the nearest region.',
  }),
  intro: longText(),
})
