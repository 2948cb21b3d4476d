/** Proverbs, sayings, lines of songs, prayers and books that everybody knows, as people write them. */
const english = `
a bird in the hand is worth two in the bush / the early bird catches the worm / birds of a feather flock together / kill two birds with one stone
actions speak louder than words / when in rome do as the romans do / rome was not built in a day / all roads lead to rome / practice makes perfect
better late than never / better safe than sorry / the pen is mightier than the sword / two wrongs do not make a right / no man is an island
the grass is always greener on the other side / you can not judge a book by its cover / do not judge a book by its cover / no pain no gain
an apple a day keeps the doctor away / the apple does not fall far from the tree / one bad apple spoils the bunch / you are what you eat
do not count your chickens before they hatch / do not put all your eggs in one basket / do not bite the hand that feeds you
do not look a gift horse in the mouth / you can lead a horse to water but you can not make it drink / hold your horses / straight from the horses mouth
all that glitters is not gold / all is fair in love and war / all good things must come to an end / all is well that ends well
absence makes the heart grow fonder / home is where the heart is / there is no place like home / home sweet home / a house divided against itself cannot stand
a picture is worth a thousand words / a penny saved is a penny earned / a penny for your thoughts / a fool and his money are soon parted
money does not grow on trees / money makes the world go round / time is money / money can not buy happiness / the love of money is the root of all evil
time flies when you are having fun / time heals all wounds / time and tide wait for no man / time will tell / only time will tell
there is no time like the present / a stitch in time saves nine / better the devil you know than the devil you do not / speak of the devil
the devil is in the details / idle hands are the devils workshop / an idle mind is the devils workshop / cleanliness is next to godliness
curiosity killed the cat / when the cat is away the mice will play / let the cat out of the bag / a cat has nine lives / it is raining cats and dogs
every dog has its day / you can not teach an old dog new tricks / let sleeping dogs lie / his bark is worse than his bite / every cloud has a silver lining
every rose has its thorn / every little helps / easy come easy go / easier said than done / first come first served / first things first
haste makes waste / good things come to those who wait / patience is a virtue / slow and steady wins the race / look before you leap
he who laughs last laughs longest / laughter is the best medicine / honesty is the best policy / ignorance is bliss / knowledge is power
if at first you do not succeed try try again / if it is not broken do not fix it / if you can not beat them join them / if the shoe fits wear it
it takes two to tango / it takes one to know one / it takes a village to raise a child / it is no use crying over spilled milk / do not cry over spilt milk
keep your friends close and your enemies closer / a friend in need is a friend indeed / the enemy of my enemy is my friend / like father like son
like two peas in a pod / lightning never strikes twice in the same place / make hay while the sun shines / there is nothing new under the sun
many hands make light work / too many cooks spoil the broth / more haste less speed / necessity is the mother of invention / no news is good news
one mans trash is another mans treasure / one good turn deserves another / out of sight out of mind / great minds think alike
people who live in glass houses should not throw stones / a rolling stone gathers no moss / still waters run deep / blood is thicker than water
that is water under the bridge / do not burn your bridges / we will cross that bridge when we come to it / strike while the iron is hot
the best things in life are free / the best of both worlds / the squeaky wheel gets the grease / the road to hell is paved with good intentions
the proof of the pudding is in the eating / you can not have your cake and eat it too / have your cake and eat it too / piece of cake / easy as pie / easy as a b c
the customer is always right / the end justifies the means / the more the merrier / the bigger they are the harder they fall / the sky is the limit
there is no smoke without fire / where there is smoke there is fire / fight fire with fire / there is no such thing as a free lunch
there are plenty of fish in the sea / give a man a fish and you feed him for a day / two heads are better than one / third time is the charm
two is company three is a crowd / variety is the spice of life / beauty is in the eye of the beholder / beauty is only skin deep
beggars can not be choosers / what goes around comes around / what goes up must come down / when it rains it pours / april showers bring may flowers
when life gives you lemons make lemonade / where there is a will there is a way / while there is life there is hope / hope for the best and prepare for the worst
you reap what you sow / you scratch my back and i will scratch yours / an eye for an eye and a tooth for a tooth / early to bed and early to rise
makes a man healthy wealthy and wise / neither a borrower nor a lender be / fortune favors the bold / nothing ventured nothing gained / never say never
a watched pot never boils / the pot calling the kettle black / a leopard can not change its spots / a chain is only as strong as its weakest link
familiarity breeds contempt / boys will be boys / spare the rod and spoil the child / children should be seen and not heard / sticks and stones may break my bones
but words will never hurt me / the straw that broke the camels back / the last straw / barking up the wrong tree / break a leg / bite the bullet
once bitten twice shy / fool me once shame on you fool me twice shame on me / seeing is believing / believe it or not / the truth will set you free
a journey of a thousand miles begins with a single step / live and let live / you only live once / live laugh love / keep calm and carry on
carpe diem seize the day / veni vidi vici / e pluribus unum / in god we trust / one nation under god / i pledge allegiance to the flag
we the people of the united states / we hold these truths to be self evident / life liberty and the pursuit of happiness / give me liberty or give me death
four score and seven years ago / ask not what your country can do for you / the only thing we have to fear is fear itself / i have a dream
that is one small step for man / one giant leap for mankind / houston we have a problem / remember the alamo / do not mess with texas / let the good times roll
everything is bigger in texas / the stars at night are big and bright deep in the heart of texas / laissez les bons temps rouler / the big easy
to be or not to be that is the question / to thine own self be true / all the world is a stage / romeo romeo wherefore art thou romeo
a rose by any other name would smell as sweet / the course of true love never did run smooth / double double toil and trouble / et tu brute
friends romans countrymen lend me your ears / my kingdom for a horse / something is rotten in the state of denmark / brevity is the soul of wit
it was the best of times it was the worst of times / call me ishmael / it is a truth universally acknowledged / all happy families are alike
two roads diverged in a yellow wood / the road not taken / hope is the thing with feathers / i think therefore i am / god is dead
not all those who wander are lost / one ring to rule them all / you shall not pass / winter is coming / may the odds be ever in your favor
may the force be with you / i am your father / do or do not there is no try / to infinity and beyond / just keep swimming / hakuna matata
frankly my dear i do not give a damn / here is looking at you kid / play it again sam / i am going to make him an offer he can not refuse
life is like a box of chocolates / you can not handle the truth / i see dead people / i will be back / hasta la vista baby / there is no place like home
toto i have a feeling we are not in kansas anymore / somewhere over the rainbow / follow the yellow brick road / elementary my dear watson
with great power comes great responsibility / live long and prosper / beam me up scotty / to boldly go where no man has gone before / winner winner chicken dinner
in the beginning god created the heaven and the earth / let there be light / our father who art in heaven / hallowed be thy name / love thy neighbor as thyself
the lord is my shepherd i shall not want / for god so loved the world / i can do all things through christ / jesus loves me this i know
amazing grace how sweet the sound / that saved a wretch like me / love is patient love is kind / ashes to ashes dust to dust / eat drink and be merry
the meek shall inherit the earth / do unto others as you would have them do unto you / pride goes before a fall / money is the root of all evil
happy birthday to you / for he is a jolly good fellow / twinkle twinkle little star how i wonder what you are / mary had a little lamb
its fleece was white as snow / humpty dumpty sat on a wall / jack and jill went up the hill / row row row your boat / old macdonald had a farm
the itsy bitsy spider climbed up the water spout / london bridge is falling down / hickory dickory dock / baa baa black sheep have you any wool
roses are red violets are blue / now i lay me down to sleep / rain rain go away come again another day / the wheels on the bus go round and round
you are my sunshine my only sunshine / if you are happy and you know it clap your hands / he has got the whole world in his hands / this little light of mine
jingle bells jingle all the way / we wish you a merry christmas / silent night holy night / rudolph the red nosed reindeer / joy to the world
santa claus is coming to town / all i want for christmas is you / oh say can you see by the dawns early light / the land of the free and the home of the brave
god bless america / america the beautiful / this land is your land this land is my land / oh when the saints go marching in / take me out to the ball game
sweet home alabama / yellow rose of texas / take me home country roads / dont stop believing / dont worry be happy / here comes the sun / let it be
all you need is love / i want to hold your hand / hey jude dont make it bad / yesterday all my troubles seemed so far away / we all live in a yellow submarine
imagine all the people / we are the champions my friends / we will rock you / another one bites the dust / is this the real life is this just fantasy
stairway to heaven / highway to hell / hotel california / such a lovely place / hit me baby one more time / i will always love you / let it go let it go
i will survive / stayin alive / every breath you take / sweet dreams are made of this / never gonna give you up / never gonna let you down
we built this city on rock and roll / i want to break free / livin on a prayer / born in the usa / born to be wild / i walk the line / ring of fire
smells like teen spirit / welcome to the jungle / sweet child of mine / nothing else matters / knocking on heavens door / blowing in the wind
the answer my friend is blowing in the wind / like a rolling stone / bridge over troubled water / the sound of silence / hello darkness my old friend
what a wonderful world / fly me to the moon / i did it my way / moon river wider than a mile / singing in the rain / raindrops keep falling on my head
under the sea / a whole new world / circle of life / can you feel the love tonight / who let the dogs out / shake it off / call me maybe
correct horse battery staple / the quick brown fox jumps over the lazy dog / once upon a time in a land far far away / a long time ago in a galaxy far far away
and they lived happily ever after / now is the time for all good men to come to the aid of the party / lorem ipsum dolor sit amet / open sesame
pack my box with five dozen liquor jugs / how much wood would a woodchuck chuck / she sells seashells by the seashore / peter piper picked a peck of pickled peppers
supercalifragilisticexpialidocious / the answer to life the universe and everything / so long and thanks for all the fish / hello world
`

const spanish = `
mas vale tarde que nunca / mas vale pajaro en mano que cien volando / mas vale prevenir que lamentar / mas vale prevenir que curar
mas vale solo que mal acompañado / mas vale maña que fuerza / mas vale malo conocido que bueno por conocer / mas sabe el diablo por viejo que por diablo
camaron que se duerme se lo lleva la corriente / a quien madruga dios le ayuda / al que madruga dios lo ayuda / al que madruga dios le ayuda / el que madruga dios le ayuda
el que madruga dios lo ayuda / no por mucho madrugar amanece mas temprano
a caballo regalado no se le mira el diente / a caballo regalado no le mires el diente / a falta de pan buenas son tortas / a falta de pan tortillas
a mal tiempo buena cara / a palabras necias oidos sordos / a otro perro con ese hueso / a lo hecho pecho / a la tercera va la vencida
a rey muerto rey puesto / a rio revuelto ganancia de pescadores / abril aguas mil / agua que no has de beber dejala correr / agua pasada no mueve molino
al mal paso darle prisa / al pan pan y al vino vino / al que nace para tamal del cielo le caen las hojas / al mejor cazador se le va la liebre
amor con amor se paga / antes se coge al mentiroso que al cojo / aunque la mona se vista de seda mona se queda
barriga llena corazon contento / panza llena corazon contento / borron y cuenta nueva / cada loco con su tema / cada oveja con su pareja
cada quien tiene lo que se merece / cada cabeza es un mundo / candil de la calle oscuridad de su casa / como anillo al dedo / como pez en el agua
con la vara que midas seras medido / contra viento y marea / cria cuervos y te sacaran los ojos / crea fama y echate a dormir
cuando el rio suena agua lleva / cuando el rio suena piedras trae / cuando el gato no esta los ratones hacen fiesta / cuando hay hambre no hay pan duro
cuentas claras amistades largas / cuentas claras conservan amistades / de noche todos los gatos son pardos / de tal palo tal astilla
de poeta y loco todos tenemos un poco / del dicho al hecho hay mucho trecho / del arbol caido todos hacen leña / de la mano a la boca se pierde la sopa
despues de la tempestad viene la calma / dime con quien andas y te dire quien eres / dios aprieta pero no ahoga / dios los cria y ellos se juntan
dios dira / el que busca encuentra / el que calla otorga / quien calla otorga / el que mucho abarca poco aprieta / quien mucho abarca poco aprieta
el que no arriesga no gana / quien no arriesga no gana / el que nada debe nada teme / el que la hace la paga / el que se fue a sevilla perdio su silla
el que rie al ultimo rie mejor / quien rie ultimo rie mejor / el que con lobos anda a aullar se enseña / el que a buen arbol se arrima buena sombra le cobija
el que siembra vientos cosecha tempestades / quien siembra vientos recoge tempestades / el que persevera alcanza / el que espera desespera
el habito no hace al monje / el tiempo es oro / el tiempo lo cura todo / el tiempo todo lo cura / el amor es ciego / el amor todo lo puede
el mundo es un pañuelo / el muerto al pozo y el vivo al gozo / el dinero no compra la felicidad / el dinero no da la felicidad / poderoso caballero es don dinero
el ojo del amo engorda al caballo / el pez grande se come al chico / el perro es el mejor amigo del hombre / perro que ladra no muerde
perro ladrador poco mordedor / muerto el perro se acabo la rabia / en boca cerrada no entran moscas / en casa de herrero cuchillo de palo
en el pais de los ciegos el tuerto es rey / en tierra de ciegos el tuerto es rey / en martes ni te cases ni te embarques / en la variedad esta el gusto
en todas partes se cuecen habas / entre la espada y la pared / errar es de humanos / es mejor dar que recibir / favor con favor se paga
gato escaldado del agua fria huye / genio y figura hasta la sepultura / hablando del rey de roma por la puerta asoma / hablando se entiende la gente
hay que consultarlo con la almohada / haz el bien sin mirar a quien / hecha la ley hecha la trampa / hierba mala nunca muere / mala hierba nunca muere
hoy por ti mañana por mi / ir por lana y salir trasquilado / juego de manos es de villanos / la avaricia rompe el saco / la caridad empieza por casa
la cabra siempre tira al monte / la curiosidad mato al gato / la esperanza es lo ultimo que se pierde / la fe mueve montañas / la letra con sangre entra
la mentira tiene patas cortas / las mentiras tienen patas cortas / la paciencia es la madre de la ciencia / la practica hace al maestro
la primavera la sangre altera / la suerte de la fea la bonita la desea / la union hace la fuerza / la verdad no peca pero incomoda / la vida es sueño
la venganza es un plato que se sirve frio / la ropa sucia se lava en casa / las apariencias engañan / las paredes oyen / las palabras se las lleva el viento
lo barato sale caro / lo cortes no quita lo valiente / lo prometido es deuda / lo que no mata engorda / lo que no te mata te hace mas fuerte
lo bueno si breve dos veces bueno / los ultimos seran los primeros / los niños y los borrachos dicen la verdad / mal de muchos consuelo de tontos
mañana sera otro dia / matar dos pajaros de un tiro / matrimonio y mortaja del cielo bajan / mucho ruido y pocas nueces / muchos pocos hacen un mucho
mucho ayuda el que no estorba / nadie es profeta en su tierra / nadie sabe lo que tiene hasta que lo pierde / nadie nace sabiendo / ni tanto que queme al santo
no dejes para mañana lo que puedas hacer hoy / no hay mal que por bien no venga / no hay mal que dure cien años / no hay peor ciego que el que no quiere ver
no hay peor sordo que el que no quiere oir / no hay dos sin tres / no hay rosa sin espinas / no hay que vender la piel del oso antes de cazarlo
no es oro todo lo que reluce / no todo lo que brilla es oro / no le busques tres pies al gato / no se puede tapar el sol con un dedo
no se gano zamora en una hora / no todo en la vida es dinero / nunca digas de esta agua no bebere / nunca es tarde si la dicha es buena
nunca llueve a gusto de todos / ojo por ojo diente por diente / ojos que no ven corazon que no siente / obras son amores y no buenas razones
pagan justos por pecadores / para muestra basta un boton / para todo mal mezcal y para todo bien tambien / piensa mal y acertaras / piedra que rueda no cria musgo
por la boca muere el pez / preguntando se llega a roma / todos los caminos conducen a roma / roma no se construyo en un dia / que no te den gato por liebre
quien a buen arbol se arrima buena sombra le cobija / quien bien te quiere te hara llorar / quien con niños se acuesta mojado se levanta
quien mal anda mal acaba / quien no tiene cabeza tiene que tener pies / quien tiene boca se equivoca
renovarse o morir / sarna con gusto no pica / sobre gustos no hay nada escrito / tanto va el cantaro a la fuente que al final se rompe
todo tiempo pasado fue mejor / tirar la piedra y esconder la mano / tropezar dos veces con la misma piedra / tras la tempestad llega la calma
un clavo saca otro clavo / una golondrina no hace verano / una imagen vale mas que mil palabras / una mano lava la otra y las dos la cara
una manzana al dia mantiene al doctor en la lejania / unos nacen con estrella y otros estrellados / vale mas una imagen que mil palabras
ver para creer / vive y deja vivir / vivir para contarla / zapatero a tus zapatos / el que parte y reparte se lleva la mejor parte / dando y dando pajarito volando
en un lugar de la mancha de cuyo nombre no quiero acordarme / ser o no ser esa es la cuestion / pienso luego existo / yo solo se que no se nada
caminante no hay camino se hace camino al andar / puedo escribir los versos mas tristes esta noche / verde que te quiero verde / volveran las oscuras golondrinas
muchos años despues frente al peloton de fusilamiento / habia una vez en un lugar muy lejano / y vivieron felices para siempre / colorin colorado este cuento se ha acabado
que la fuerza te acompañe / hasta el infinito y mas alla / hasta la victoria siempre / el pueblo unido jamas sera vencido / si se puede si se puede
padre nuestro que estas en el cielo / padre nuestro que estas en los cielos / santificado sea tu nombre / dios te salve maria llena eres de gracia
ruega por nosotros pecadores / en el nombre del padre del hijo y del espiritu santo / el señor es mi pastor nada me falta / angel de la guarda dulce compañia
santa maria madre de dios / viva la virgen de guadalupe / ama a tu projimo como a ti mismo / la verdad os hara libres / hagase la luz / gracias a dios
cumpleaños feliz te deseamos a ti / estas son las mañanitas que cantaba el rey david / cielito lindo / ay ay ay ay canta y no llores / canta y no llores
la cucaracha la cucaracha ya no puede caminar / los pollitos dicen pio pio pio / arroz con leche me quiero casar / pin pon es un muñeco
que llueva que llueva la virgen de la cueva / sana sana colita de rana / un elefante se balanceaba sobre la tela de una araña / de colores de colores
para bailar la bamba se necesita una poca de gracia / yo no soy marinero soy capitan / besame mucho como si fuera esta noche / la vida es un carnaval
la vida loca / vivir mi vida / con dinero y sin dinero hago siempre lo que quiero / sigo siendo el rey / volver volver volver / guantanamera guajira guantanamera
gracias a la vida que me ha dado tanto / libre soy libre soy / despacito quiero respirar tu cuello despacito / feliz navidad prospero año y felicidad
noche de paz noche de amor / campana sobre campana / mexicanos al grito de guerra / mi casa es su casa / mi casa es tu casa / salud amor y dinero
abrete sesamo / arriba abajo al centro y adentro / tres tristes tigres tragaban trigo en un trigal / pablito clavo un clavito que clavito clavo pablito
el perro de san roque no tiene rabo / si dios quiere / ojala que llueva cafe en el campo / el que tenga tienda que la atienda
`

/** A text as its letters and digits alone, without accents and what parts its words: `don't Más` is `dontmas`. In lower case. */
const inOneWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** Short forms in which the same is said: people write either. */
const shortForms: readonly (readonly [whole: RegExp, short: string])[] = [
  [/\b(do|does|is|was|are|should) not\b/g, "$1n't"],
  [/\bcan not\b/g, "can't"],
  [/\b(it|that|there|here|he|all|what|where) (?:is|has)\b/g, "$1's"],
  [/\b(i|we|you|they) (?:will)\b/g, "$1'll"],
  [/\b(you|we|they) are\b/g, "$1're"],
  [/\bi am\b/g, "i'm"],
]

const bothForms = (saying: string): readonly string[] => [
  saying,
  shortForms.reduce((text, [whole, short]) => text.replace(whole, short), saying),
]

/** All sayings in one word, each in the forms that people write. */
export const sayings: readonly string[] = [
  ...new Set(
    `${english}/${spanish}`
      .split(/[/\n]/)
      .flatMap((line) => (line.trim() ? bothForms(line.trim()) : []))
      .map(inOneWord),
  ),
]

/** Fewest characters of a saying, or of a part of one, that are no coincidence. */
const shortest = 12

/** Fewest other characters that make something of its own of a saying. */
const enoughBeside = 8

/** Whether a password says little more than a saying, or a part of one: in whatever case, parted by whatever signs, with a few digits or letters more. */
export const isSaying = (password: string): boolean => {
  const word = inOneWord(password)
  const letters = word.replace(/^\p{N}+|\p{N}+$/gu, '')
  const isPart = letters.length >= shortest && word.length - letters.length < enoughBeside
  return sayings.some(
    (saying) =>
      saying === letters ||
      (saying.length >= shortest && word.includes(saying) && word.length - saying.length < enoughBeside) ||
      (isPart && saying.includes(letters)),
  )
}
