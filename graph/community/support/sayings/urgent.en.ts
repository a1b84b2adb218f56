import type { Urgent } from "./urgent.ts";

export const urgentInEnglish: Urgent = {
  answers: {
    poison:
      "Call 911 now. Poison Control answers too, day and night and free: 1-800-222-1222. Do not wait until the person feels sick, and do not make them throw up. Have the bottle or package at hand when you call. If it was on purpose, also call or text 988.",
    breathing:
      "Call 911 now and put the phone on speaker. They tell you step by step what to do until help comes. If someone has no pulse or is not breathing, they will talk you through CPR.",
    heart:
      "Call 911 now. With a heart attack or a stroke every minute counts. Say when it began. Do not drive yourself, and do not let the person eat or drink.",
    bleeding:
      "Call 911 now. Press hard on the wound with a clean cloth and do not let go. Do not pull anything out of a wound. Do not move a person who fell or was hit, unless they are in danger there.",
    birth:
      "Call 911 now and put the phone on speaker. They talk you through it until help comes. Do not pull on the baby. Dry it and keep it warm on the mother's skin.",
    medical:
      "Call 911 now and stay with the person. If they have an EpiPen or another emergency medicine, use it. In a seizure, do not hold them down and put nothing in their mouth. Do not give a drowsy or confused person food or drink.",
    fire: "Call 911 as soon as you are outside. Leave the building now, with everyone, and do not go back in. If you smell gas, do not touch a switch or light anything. If you cannot get out, call 911 from inside and say where you are.",
    suicideNow:
      "Call 911 now: this is an emergency. You can also call or text 988, the Suicide & Crisis Lifeline, day and night. Move away from weapons, pills and heights, or ask someone to take them away. Do not stay alone, and do not leave the person alone. You matter.",
    suicide:
      "Call or text 988 now, the Suicide & Crisis Lifeline. Someone listens day and night, and it is free. If anything has been taken or done, or a weapon is near, call 911. You are not alone. If it is about another person, stay with them; 988 helps you too.",
    violence:
      "Call 911 now if you can do so safely. If you cannot speak, text 911 where that works. The National Domestic Violence Hotline answers day and night: 1-800-799-7233. You do not deserve to be hurt. The Exit button, or Escape pressed three times, leaves this page at once.",
    child:
      "Call 911 now if a child is being hurt, or is alone. Childhelp answers calls and texts day and night: 1-800-422-4453. If you are the child: it is not your fault, and you did right to tell. Tell a grown-up you trust, such as a teacher or a nurse.",
    missing:
      "Call 911 now. You do not have to wait, not even an hour. Say what the person is wearing, where they were last, and who may be with them. For a child, the National Center for Missing & Exploited Children helps as well: 1-800-843-5678.",
    assault:
      "Call 911 now if you are in danger or hurt. The National Sexual Assault Hotline listens day and night: 1-800-656-4673. It is not your fault, and you decide what happens next. A hospital can help and keep evidence, best before you wash.",
    trafficking:
      "Call 911 now if you are in danger. The National Human Trafficking Hotline answers day and night: 1-888-373-7888, or text 233733. You do not need papers to get help, and nobody may keep yours.",
    attack:
      "Call 911 now if you can do so safely. If you cannot speak, text 911 where that works, or call and leave the line open. Get away if you can. If not, hide, lock the door and silence your phone.",
    harm: "Call 911 now if you may hurt someone. Call or text 988, day and night: they also listen when you are afraid of what you may do. Go to another room or outside, away from the person and from weapons.",
    danger:
      "Call 911 now if you can do so safely. If you cannot speak, text 911 where that works. If you are thinking about suicide, call or text 988. For poison or too many pills, call Poison Control: 1-800-222-1222.",
  },
  also: {
    "911": (number) => `If someone is in danger now, call ${number}.`,
    "988": (number) => `For thoughts of suicide, call or text ${number}, day and night.`,
    poison: (number) => `Poison Control: ${number}, day and night.`,
    violence: (number) => `If someone at home hurts you, the National Domestic Violence Hotline: ${number}.`,
    child: (number) => `If a child is hurt, Childhelp, by call or text: ${number}.`,
    missing: (number) => `For a missing child: ${number}.`,
    assault: (number) => `For sexual assault, the National Sexual Assault Hotline: ${number}.`,
    trafficking: (number) => `The National Human Trafficking Hotline: ${number}.`,
  },
};
