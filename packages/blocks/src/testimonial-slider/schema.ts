import { list, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** What customers say, three at a time (BLK-58 to BLK-62). */
export const testimonialSlider = block('testimonialSlider', 'Testimonial slider', {
  title: text(),
  subtitle: text({ help: 'Small capitals above the title.' }),
  background: plain({ help: 'A hex colour such as #f4efe6, or the id of a picture.' }),
  testimonials: list({
    image: picture({ help: 'A portrait, shown as a circle.' }),
    quote: longText({ help: 'Without quotation marks.' }),
    name: plain(),
    detail: text({ help: 'Trade and town.' }),
  }),
})
