<?php
/**
 * Draft of a reply.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocaleSwitcher;
use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Mail\ReplyLanguage;
use Hadaya\Quote\Quote;
use Hadaya\Quote\Quotes;
use Hadaya\Support\Phones;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the prefilled reply: a greeting and the signature in the sender's language, and the available ways to reply.
 *
 * @phpstan-import-type ReplyTemplate from AnswerTemplates
 */
final class AnswerDraft {

	private Phones $phones;
	private LeadAnswers $lead_answers;
	private Quotes $quotes;

	public function __construct( Phones $phones, LeadAnswers $lead_answers, Quotes $quotes ) {
		$this->phones       = $phones;
		$this->lead_answers = $lead_answers;
		$this->quotes       = $quotes;
	}

	/**
	 * Returns the draft of a reply. If the sender's language is not the current one, the draft is in Arabic for an Arabic-speaking sender, otherwise
	 * in English.
	 *
	 * @param Lead $lead Lead.
	 * @return array{email: string, number: string, shown: string, subject: string, text: string, dir: string, templates: list<ReplyTemplate>} `email`
	 * and `number` (digits for WhatsApp), empty if the sender cannot be reached that way; `shown`, the number for display; `subject`, `text`, `dir` and
	 * `templates`.
	 */
	public function of( Lead $lead ): array {
		$language  = $this->language( $lead );
		$templates = \hadaya()->get( AnswerTemplates::class );
		$number    = $this->phones->international( $lead->text( 'phone' ) );
		$switcher  = LanguageTag::base( LanguageTag::of( get_locale() ) ) === $language
			? null
			: ( new LocaleSwitcher( 'ar' === $language ? 'ar' : 'en_US' ) )->begin();
		$draft     = array(
			'email'     => is_email( trim( $lead->text( 'email' ) ) ) ? trim( $lead->text( 'email' ) ) : '',
			'number'    => $number,
			'shown'     => '' === $number ? '' : '+' . $number,
			'subject'   => $this->subject( $lead ),
			'text'      => $this->greeting( $lead ) . "\n\n" . $this->offer( $lead ) . "\n\n" . $templates->signature( $lead, $language ),
			'dir'       => LanguageTag::is_right_to_left( $language ) ? 'rtl' : 'ltr',
			'templates' => $templates->of( $lead, $language ),
		);
		if ( null !== $switcher ) {
			$switcher->end();
		}
		return $draft;
	}

	/**
	 * Returns the sender's language: that of the page or browser. If that is English or unknown, a message in Arabic script counts as Arabic.
	 *
	 * @param Lead $lead Lead.
	 * @return string Tag without a region, such as `en`.
	 */
	public function language( Lead $lead ): string {
		$text  = implode( ' ', array_merge( array_values( $lead->texts() ), array_column( $lead->fields(), 'value' ) ) );
		$known = LanguageTag::base( LanguageTag::of( (string) get_post_meta( $lead->id(), ReplyLanguage::META, true ) ) );
		// Assumes that a sender who writes in Arabic reads Arabic, even if the page was in English.
		if ( '' === $known || 'en' === $known ) {
			return preg_match_all( '/\p{Arabic}/u', $text ) > 2 ? 'ar' : ( '' === $known ? 'en' : $known );
		}
		return $known;
	}

	/**
	 * Returns the text with the link to the shop's offer; empty if there is no offer.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	private function offer( Lead $lead ): string {
		$quote = $this->quotes->of( $lead->id() );
		$offer = null === $quote ? null : $quote->offer();
		return null === $quote || null === $offer
			? ''
			/* translators: 1: number of the quote, 2: date, 3: address. */
			: sprintf( __( 'Our quote %1$s, valid until %2$s: %3$s', 'hadaya' ), $quote->number(), Quote::day( $offer->until() ), $quote->link() );
	}

	/**
	 * Returns the subject. A further reply keeps the previous reply's subject, by which email clients thread a conversation.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	private function subject( Lead $lead ): string {
		$before = array_filter( array_column( $this->lead_answers->read( $lead->id() ), 'subject' ), 'strlen' );
		if ( array() !== $before ) {
			return end( $before );
		}
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$quote = $this->quotes->of( $lead->id() );
		if ( null !== $quote && null !== $quote->offer() ) {
			/* translators: 1: number of the quote, 2: name of the site. */
			return sprintf( __( 'Your quote %1$s from %2$s', 'hadaya' ), $quote->number(), $site );
		}
		/* translators: %s: name of the site. */
		return 'Re: ' . sprintf( __( 'Your message to %s', 'hadaya' ), $site );
	}

	/**
	 * Returns the greeting, with the sender's name if it is known.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	private function greeting( Lead $lead ): string {
		$name = trim( BidiControls::without( $lead->text( 'name' ) ) );
		/* translators: %s: name of a person. */
		return '' === $name ? __( 'Hello,', 'hadaya' ) : sprintf( __( 'Hello %s,', 'hadaya' ), $name );
	}
}
