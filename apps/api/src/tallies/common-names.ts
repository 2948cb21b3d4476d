/*
 * First names and family names that are common where the bank is, in the form in which words are compared. Names that are words as well
 * are left out: `bill`, `grace`, `rose`, `luz`, `dolores`, `banks`, `price`, `young`.
 */

const firstNames = `
  aaron adam alan alberto alejandra alejandro alex alexander alfredo alicia amanda amy ana andrea andres andrew angela anna anthony antonio
  armando arturo ashley barbara beatriz benjamin betty brandon brenda brian bruce bryan carlos carmen carol carolina caroline carolyn
  catherine charles cheryl christian christina christine christopher cindy claudia cristina cynthia daniel daniela david deborah debra denise
  dennis diana diane diego donald donna dorothy douglas eduardo edward elena elizabeth emily emma enrique eric ernesto esteban eugene
  evelyn felipe fernando francisco gabriel gabriela gary george gerald gerardo gilberto gloria gregory guadalupe guillermo gustavo hannah
  harold heather hector helen henry hugo ignacio isabel isabella ivan jacob jacqueline jaime james janet janice jason javier jeffrey
  jennifer jeremy jerry jesse jessica jesus joan joaquin joe john johnny jonathan jorge jose joseph josh joshua joyce juan juana juanita
  judith julia julie julio justin karen katherine kathleen keith kelly kenneth kevin kimberly kyle larry laura lauren leonardo leticia
  linda lisa lorena lucia luis luisa manuel marcos margaret margarita maria mariana marie mario marisol martha martin matthew mauricio
  megan melissa michael michelle miguel miriam monica nancy natalie nathan nicholas nicole nicolas olivia oscar pablo pamela patricia
  patrick paul paula pedro peter philip rachel rafael ralph ramon raquel raul raymond rebecca renee ricardo richard robert roberto rodrigo
  rogelio roger ronald rosario roy ruben russell ruth ryan samantha samuel sandra santiago sara sarah scott sean sergio sharon shirley
  silvia sofia sophia stephanie stephen steven susan susana teresa theresa thomas timothy tina todd tyler valeria vanessa veronica victor
  victoria vincent virginia walter wayne william willie xavier yolanda zachary`

const familyNames = `
  aguilar alexander allen alvarez anderson arceneaux bailey boudreaux broussard brown campbell castillo castro chavez clark collins contreras
  cruz davis delgado diaz dominguez edwards espinoza evans fernandez flores fontenot garcia garza gomez gonzales gonzalez guerrero guidry
  gutierrez guzman harris hebert henderson hernandez herrera hernandes howard hughes jackson jenkins jimenez johnson jones juarez landry
  leblanc lewis lopez luna maldonado martinez medina mendez mendoza mitchell molina montoya moore morales moreno morgan morris munoz murphy
  navarro nelson nguyen nunez ortega ortiz padilla patterson pena perez peterson phillips pham powell ramirez ramos reyes richardson rios
  rivera roberts robertson robinson rodriguez rogers rojas romero ruiz salazar salinas sanchez sanders sandoval santos simmons smith soto
  stewart suarez taylor thibodeaux thomas thompson torres tran trujillo turner valdez vargas vasquez vega velasquez villarreal washington
  watson williams wilson zamora`

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const commonFirstNames = wordsIn(firstNames)
const commonFamilyNames = wordsIn(familyNames)

/** Whether a folded word is a common name. */
export const isName = (word: string): boolean => commonFirstNames.has(word) || commonFamilyNames.has(word)

/** Whether what follows a folded word is most likely the rest of a name. */
export const startsName = (word: string): boolean => commonFirstNames.has(word)
