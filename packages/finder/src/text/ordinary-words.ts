/** Words of both languages, of the bank and of addresses, that are no place when nothing else is typed, though some place is written like them. */
const words = `
a all an and any at by close closes closest do does done find for from get go hello help here hi home house how i in info is it list login logout
map me mine money more my near nearest no none not null of off ok on open opens or our out place please search see show site test thank thanks
that the then there this time to until us was what when where which who why with yes you your undefined
account accounts app apply auto balance bank banking banks bill bills branch branches business car cards card care cash cd cds check checking
checks contact cost credit customer customers debit deposit deposits email fax fee fees fraud hour hours insurance interest job jobs
loan loans manager member mortgage number office offices online pay payment person personal phone rate rates routing safe saving
savings service services support swift wire wires zelle
holiday holidays
al algo alguna alguno aqui ayuda banca banco bancos buscar busco cada casa cerca como con cual cuando de del dia direccion donde el ella ellos en
entre es esta este estoy gracias hay hola hoy la las lo los mas mi mio mis muy nada o para perdon por porque prueba que quien quiero se si sin
son soy su sus te todo todos tu un una uno usted y ya yo
abierta abierto abre cajero cajeros cambio carro cheque cheques cierra cierran coche comprar correo credito cuenta cuentas debito dinero efectivo
empleo factura gerente hipoteca hora horario horarios horas interes movil negocio numero oficina oficinas pagar pago prestamo
prestamos saldo seguro servicio servicios sucursal sucursales tarjeta tarjetas tasa tasas telefono trabajo transferencia
feriado feriados festivo festivos
`

/** Ordinary words that are parts of names: `Texas City`, `condado de Hardin`. */
const wordsOfNames = `
north northern south southern east eastern west western shore norte sur este oeste
address avenue boulevard saint san santa building city county district drive highway lane mall parish road state states station store street town village zip
university airport stadium college hospital universidad aeropuerto estadio base
avenida barrio calle camino carretera ciudad codigo colonia condado edificio estado lugar lugares parroquia plaza postal pueblo tienda
`

/** Words that stand beside a place in questions, though some place is called by one of them. */
const wordsBeside = `
appointment appointments around area atm atms bilingual call career careers coin directions downtown far free getting greater
inside just late limits live living lobby lost machine metro move moved nearby officer opening outside outskirts passing region side suburb
suburbs teller telephone tomorrow tonight today walk way withdraw working
abren afueras alrededor alrededores ahora asesor atencion centro cita citas cercana cercano cercanas cercanos comercial contacto fuera gran gratis hacer
hacia hasta hipotecas hipotecario llamar llegar maquina mapa mandar metropolitana monedas necesito queda quedan retirar
across behind beside corner facing next opposite
adentro atras cruzando cruce debajo dentro detras enfrente esquina frente junto lado pasando pegado proximo rumbo vecino
sacar sigue tarde tienen ubicacion ubicada ubicado vivo voy zona
`

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

const [plain, ofNames, beside] = [words, wordsOfNames, wordsBeside].map(setOf) as [
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
]

/** Whether a word names no place by itself. */
export const isOrdinary = (word: string): boolean => plain.has(word) || ofNames.has(word)

/** Whether a word that may be part of a name is one of those that stand in names of places. */
export const isOfNames = (word: string): boolean => ofNames.has(word)

/** Whether a word may stand beside a place in a question and is none of its name. */
export const isBeside = (word: string): boolean => (plain.has(word) && !ofNames.has(word)) || beside.has(word)
