import type { Language } from '@bank/i18n/languages.ts'

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that say nothing anywhere: they belong to no phrase. */
const grammar: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`a an the of to at for by with and or as is are was were be been am it its this that these those there
    i im ive my mine yall we our ours your yours ur they their them he she his her do does did doing done have has had
    can could will would shall should may might must s t re ll d m ve
    please just any some if so than then but gets got get getting la`),
  es: listed(`el la lo los las un una unos unas de del al a ante con en entre para por pa y e o u que se su sus mi mis te tu tus nos
    le les es son soy ser esta estan estoy ese esto eso esa hay he ha han ya si tan muy pero como porque
    puedo puede pueden podria quiero quisiera necesito favor tengo tiene tienen`),
}

/** Words around a question: they count where a phrase of several words holds them, and mean nothing by themselves. */
const asking: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(`what whats when where wheres which who why how many much need want like looking look find know tell show help give
    question info information way ways thing things use using make go going new now today someone somebody else
    dont doesnt didnt isnt wasnt arent hasnt havent couldnt wont in on up out off into about from id you u us me not no without also only really ever still yet already after before while because
    sure possible best good better gulf pines pine bank banks banking customer customers here all every someones let lets see ok hi hello thank thanks
    happen happens cost costs costing long soon fast quick quickly take takes year years day days month months time times old`),
  es: listed(`este cual cuales cuando hasta desde cuanto cuanta cuantos cuantas donde quien quienes adonde saber decir dar ver busco buscar encontrar encuentro conseguir consigo
    me mas hago hacer usar uso hace haga debo debe tener poder ahora hoy otro otra algo alguien nada no sin solo tambien aun todavia antes despues mientras
    gulf pines banco cliente clientes aqui ahi alla todo toda todos todas cada ustedes usted yo hola gracias informacion ayuda mejor bueno
    pasa pasar cuesta cuestan costar cobra cobran cobrar tarda tardar tiempo ano anos dia dias mes meses rapido nuevo nueva cosa cosas manera forma`),
}

export const isGrammar = (folded: string, language: Language): boolean => grammar[language].has(folded)

export const isAsking = (folded: string, language: Language): boolean => asking[language].has(folded)
