// `npm run chat:learn`: the weights of dangers and those of topics.
import "../danger/learn.ts";
import "./learn-topics.ts";
