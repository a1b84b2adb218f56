// `npm run chat:learn`: the weights of dangers and those of topics.
import "./learn-danger.ts";
import "./learn-topics.ts";
