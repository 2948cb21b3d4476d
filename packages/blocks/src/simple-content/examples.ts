import type { Examples } from '../example.ts'
import type { simpleContent } from './schema.ts'

export const examples: Examples<typeof simpleContent> = {
  'a long sheet with everything': {
    content: {
      en: `<p class="lead">A debit card pays from the money you have. This page says what it costs, what it covers and what to do when it goes missing.</p>
<h2>What it costs</h2>
<p>The card itself is free, and so is every purchase in the United States. Cash is free at our own 60 machines and at partners that show the needle sign; <em>other owners</em> may charge you, and we never add to it.</p>
<table><caption>Fees for a debit card</caption><thead><tr><th scope="col">What</th><th scope="col">Fee</th><th scope="col">When</th></tr></thead><tbody><tr><td>First card and renewals</td><td>$0</td><td>Always</td></tr><tr><td>Lost card replaced</td><td>$5</td><td>After the second in a year</td></tr><tr><td>Rush delivery</td><td>$25</td><td>Two business days</td></tr></tbody></table>
<p class="fine">Fees are accurate as of November 20, 2026, and may change with 30 days’ notice. Member FDIC.</p>
<h2>If it goes missing</h2>
<p>Lock it first, ask questions later. A locked card can be unlocked as soon as it turns up between the seats of the truck.</p>
<ol><li>Open the app, choose the card, and press Lock.</li><li>Call <a href="tel:800-555-0142">800-555-0142</a>, day or night.</li><li>Look through the last week of purchases with us.</li></ol>
<h3>What you are liable for</h3>
<ul><li>Nothing, when you tell us within two business days.</li><li>Up to $50 after that, and more after sixty days.</li></ul>
<blockquote><p>A person picked up on the second ring and stayed on until it was locked.</p></blockquote>
<p>There is a longer answer in <a href="/disclosures-agreements/">our disclosures and agreements</a>, in plain words first and in the law’s words after.</p>`,
      es: `<p class="lead">La tarjeta de débito paga con el dinero que usted tiene. Aquí decimos cuánto cuesta, qué cubre y qué hacer si se pierde.</p>
<h2>Cuánto cuesta</h2>
<p>La tarjeta no cuesta nada, y las compras en Estados Unidos tampoco. El efectivo es gratis en nuestros 60 cajeros y en los que muestran las tres agujas; <em>otros dueños</em> pueden cobrarle, y nosotros nunca agregamos nada.</p>
<table><caption>Cargos de la tarjeta de débito</caption><thead><tr><th scope="col">Qué</th><th scope="col">Cargo</th><th scope="col">Cuándo</th></tr></thead><tbody><tr><td>Primera tarjeta y renovaciones</td><td>$0</td><td>Siempre</td></tr><tr><td>Reposición por pérdida</td><td>$5</td><td>Desde la segunda en un año</td></tr></tbody></table>
<p class="fine">Cargos vigentes al 20 de noviembre de 2026; pueden cambiar con 30 días de aviso. Miembro de la FDIC.</p>
<h2>Si se pierde</h2>
<p>Primero bloquéela y después pregunte. Una tarjeta bloqueada se desbloquea en cuanto aparece.</p>
<ol><li>Abra la aplicación, elija la tarjeta y oprima Bloquear.</li><li>Llame al <a href="tel:800-555-0142">800-555-0142</a>, de día o de noche.</li></ol>`,
    },
  },
  'a few sentences without headings': {
    content: {
      en: '<p>We keep paper copies of every disclosure at each banking center. Ask for one, and take it home to read.</p><p><a class="more" href="/locations/">Find a banking center</a></p>',
      es: '<p>En cada sucursal tenemos copias impresas de todos los avisos. Pida una y llévesela a casa para leerla con calma.</p><p><a class="more" href="/locations/">Encuentre una sucursal</a></p>',
    },
  },
  'words in English only, on a Spanish page too': {
    content: {
      en: '<h2>Notice under Regulation CC</h2><p>This notice is published in English only, because the law gives its wording.</p>',
    },
  },
}
