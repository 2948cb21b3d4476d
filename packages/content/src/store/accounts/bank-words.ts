const english = `bank banker banking money cash coin penny pennies dollar currency account checking savings save credit debit card loan lender lending
  mortgage treasury website rate interest apr apy cd certificate deposit fee balance branch branches atm teller vault safe wire transfer payment pay
  bill budget invest investing investment investor trust wealth fund retirement pension ira insurance equity heloc refinance refinancing finance
  financial financing business businesses commercial personal corporate company customer client member service online mobile app digital login user
  admin administrator editor approver writer leads password secure security securities fraud alert payroll merchant overdraft statement routing
  annuity annuities capital tax taxes advisor manager number fixed variable market automated machine insured fdic calculator box line`

const spanish = `banco banca banquero dinero efectivo moneda dólar centavo cuenta corriente cheque ahorro ahorrar crédito débito tarjeta préstamo
  hipoteca hipotecario hipotecaria tesorería sitio tasa interés intereses certificado depósito plazo comisión comisiones saldo sucursal sucursales
  cajero bóveda transferencia pago factura presupuesto inversión inversiones invertir inversionista fideicomiso patrimonio fondo jubilación retiro
  pensión pensiones seguro capital refinanciamiento finanzas financiero financiera negocio comercial comerciales empresa empresarial cliente servicio
  línea hogar caja número fija fijo automático automática divisa móvil aplicación usuario contraseña clave seguridad fraude alerta aviso nómina
  sobregiro impuesto asesor gerente`

/** A word without its accents, in lower case. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a bank is about, in both languages, without accents. */
export const bankWords: readonly string[] = withoutAccents(`${english} ${spanish}`).split(/\s+/)
