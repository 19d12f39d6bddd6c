import assert from "node:assert/strict";
import { test } from "node:test";
import { createConversation } from "#client/islands/handbook-bot/conversation.ts";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import { customerQuestions } from "./customer-questions.ts";

const bots = sites.flatMap(({ language: { tag }, servicesPage }) => {
  const bot = servicesPage.handbookBot?.bot;
  return bot ? [{ tag, questions: bot.questions, ...bot.handbook }] : [];
});

/** The replies to the last of several messages. */
function repliesOf(handbook: (typeof bots)[number], ...messages: string[]) {
  const reply = createConversation(handbook);
  return messages.map(reply).at(-1) ?? [];
}

const textsOf = (...args: Parameters<typeof repliesOf>) => repliesOf(...args).map(({ text }) => text);

// Messages of each language, separated by lines and "|".
const listOf = (messages = "") => messages.trim().split(/\s*[|\n]\s*/);

const requests: Record<string, string> = {
  en: `A person, please. | human | agent | representative!! | customer support | is there anyone there??
    I want to speak to a human | Could I talk to someone in the shop? | I need a human being, not a bot
    put me through to customer service please | let me talk to Harrow or Pine, whoever's in | call me back please
    get me a supervisor | Could one of you ring me about this? my number is on the order
    My lawyer will write to you | I will take you to small claims court`,
  es: `Una persona, por favor. | humano | agente | operadora | atención al cliente | ¿Hay alguien ahí?
    Quiero hablar con una persona | ¿Me pasas con un agente? | Páseme con el encargado | No quiero hablar con un robot
    Comuníqueme con servicio al cliente por favor | quisiera conversar con un representante
    que me conteste una persona de verdad | ¿Podría llamarme alguno de ustedes? mi número está en el pedido
    Mi abogado les escribirá | Les voy a poner una demanda`,
};
const injuries: Record<string, string> = {
  en: `The shard cut my finger | my son swallowed a piece of glaze
    The handle came off and boiling coffee went all over my daughter, she's burnt`,
  es: `Me corté el dedo con el borde | mi hijo se tragó un trozo de esmalte
    Se soltó el asa y le cayó el café hirviendo a mi hija, está quemada | la taza explotó y me hizo daño en la mano`,
};
const noRequests: Record<string, string> = {
  en: `Are you a real person? | Can I send it to another person? | Is it poisonous?
    How many people is the teapot for?`,
  es: `¿Eres una persona? | ¿Puedo mandarlo a otra persona? | ¿Es venenoso? | ¿Para cuántas personas es la tetera?`,
};

test("who asks for a person, names a lawyer or is hurt gets the person at once, with the question", () => {
  for (const handbook of bots) {
    const { alone } = handbook.chat;
    for (const [texts, passedOn] of [
      [requests, alone.passedOn],
      [injuries, alone.hurt],
    ] as const)
      for (const question of listOf(texts[handbook.tag]))
        assert.deepEqual(textsOf(handbook, question), [formatMessage(passedOn, { question }), alone.person]);
    for (const question of listOf(noRequests[handbook.tag]))
      assert.notEqual(textsOf(handbook, question)[0], formatMessage(alone.passedOn, { question }), question);
  }
});

test("a bare request passes on the question before it, and the person who has come stays", () => {
  for (const handbook of bots) {
    const { alone, joined, notIt } = handbook.chat;
    const question = "Qwxa qwxb?";
    for (const request of [notIt, ...listOf(requests[handbook.tag]).slice(0, 6)]) {
      const passedOn = formatMessage(joined.passedOn, { question });
      assert.deepEqual(textsOf(handbook, question, request), [passedOn, joined.person]);
    }
    assert.deepEqual(textsOf(handbook, question), [alone.unknown, alone.person]);
    assert.deepEqual(textsOf(handbook, question, question), [joined.unknown, joined.person]);
  }
});

/** One line for each reply. */
const smallTalk: Record<string, readonly string[]> = {
  en: [
    "you idiot | what a useless bot",
    "thanks, that's all | great, thank you so much! | ok | bye",
    "no, that's wrong | that's not what I asked | you didn't answer my question",
    "hello | Good evening! | Hi, how are you?",
  ],
  es: [
    "idiota | no sirves para nada",
    "gracias, eso es todo | genial, muchas gracias | vale | adiós",
    "no, eso está mal | no es lo que pregunté | no has contestado a mi pregunta",
    "hola | ¡Buenas noches! | Hola, ¿qué tal?",
  ],
};
test("small talk gets one sentence, and a greeting before a question does not", () => {
  for (const handbook of bots) {
    for (const [index, messages] of (smallTalk[handbook.tag] ?? []).entries())
      for (const message of listOf(messages))
        assert.deepEqual(textsOf(handbook, message), [handbook.smallTalk[index]?.reply], message);
    const greeting = listOf(smallTalk[handbook.tag]?.at(-1))[0];
    assert.ok(repliesOf(handbook, `${greeting}! ${handbook.questions[0]}`)[0]?.entry, handbook.tag);
  }
});

test("a message of more than 500 characters gets a sentence about its length, unless somebody is hurt", () => {
  for (const handbook of bots) {
    const long = "x".repeat(501);
    assert.deepEqual(textsOf(handbook, long), [handbook.chat.tooLong]);
    assert.equal(
      repliesOf(handbook, `${long} ${listOf(injuries[handbook.tag])[0]}`).at(-1)?.template,
      "person",
    );
  }
});

test("every suggested question is answered from the page that is about it", () => {
  for (const handbook of bots)
    assert.deepEqual(
      handbook.questions.map((question) =>
        repliesOf(handbook, question).map(({ template, entry }) => [template, entry?.page]),
      ),
      [18, 9, 38].map((page) => [["answer", page]]),
    );
});

const followUps: Record<
  string,
  readonly [question: string, followUp: string, template: string, page: number][]
> = {
  en: [
    ["Do you ship to Canada?", "how long would that take?", "answer", 7],
    ["Do you have wedding lists?", "how much are they?", "closest", 17],
    ["Can I cancel my order?", "even if it's already on its way", "closest", 14],
  ],
  es: [
    ["¿Envían a Canadá?", "¿y cuánto tardaría?", "answer", 7],
    ["¿Tienen listas de boda?", "¿cuánto cuestan?", "closest", 17],
    ["¿Puedo cancelar mi pedido?", "¿y si ya va de camino?", "closest", 14],
  ],
};
test("a short question that names nothing is about the page before it, and only quoted if that does not answer it", () => {
  for (const handbook of bots)
    for (const [question, followUp, ...expected] of followUps[handbook.tag] ?? [])
      assert.deepEqual(
        repliesOf(handbook, question, followUp).flatMap(({ template, entry }) => [template, entry?.page]),
        expected,
        followUp,
      );
});

test("of the customers' questions, at most 1% get a wrong answer, 6% a wrong quote or a person needlessly", (t) => {
  for (const handbook of bots) {
    const questions = customerQuestions[handbook.tag] ?? [];
    assert.ok(questions.length >= 40, `${handbook.tag} has questions of its own`);
    const results = questions.map(([question, ...labels]) => {
      const replies = repliesOf(handbook, ...[question].flat());
      const pages = labels.filter((label) => typeof label === "number");
      const found = replies.flatMap(({ entry }) => entry?.page ?? []);
      const isQuoted = replies.some(({ template }) => template === "closest");
      return {
        question: `${question} ${found}`,
        wrong: !isQuoted && found.some((page) => !pages.includes(page)),
        misquoted: isQuoted && found.some((page) => !pages.map(Math.abs).includes(page)),
        needless:
          found.length === 0 &&
          (pages.some((page) => page > 0) || (labels.includes("small talk") && replies.length > 1)),
      };
    });
    for (const [fault, share] of [
      ["wrong", 0.01],
      ["misquoted", 0.06],
      ["needless", 0.06],
    ] as const) {
      const faulty = results.filter((each) => each[fault]);
      for (const { question } of faulty) t.diagnostic(`${fault}: ${question}`);
      assert.ok(
        faulty.length <= questions.length * share,
        `${faulty.length} of ${questions.length} are ${fault}`,
      );
    }
  }
});
