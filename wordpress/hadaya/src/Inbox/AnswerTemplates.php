<?php
/**
 * Saved replies.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Languages\LanguageTag;
use Hadaya\Leads\Lead;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the owner's reply templates and signatures by language, or our defaults.
 *
 * @phpstan-type ReplyTemplate array{language: string, title: string, text: string}
 */
final class AnswerTemplates {

	/**
	 * Placeholders in a template. `me` is the user who replies.
	 */
	const PLACEHOLDERS = array( 'name', 'site', 'page', 'me' );

	private Options $options;
	private Assignment $assignment;

	public function __construct( Options $options, Assignment $assignment ) {
		$this->assignment = $assignment;
		$this->options    = $options;
	}

	/**
	 * Returns the placeholders that templates may contain, keyed by the setting's format.
	 *
	 * @return array<string, list<string>>
	 */
	public static function placeholders(): array {
		return array( 'answer-long' => self::PLACEHOLDERS );
	}

	/**
	 * Returns the default templates, in English and Arabic.
	 *
	 * @return list<ReplyTemplate> Each with `language`, `title` and `text`.
	 */
	public static function usual(): array {
		return array(
			array(
				'language' => 'en',
				'title'    => 'We are preparing a quote',
				'text'     => 'Thank you for your message. We are preparing a quote and will send it to you shortly.',
			),
			array(
				'language' => 'en',
				'title'    => 'We need details',
				'text'     => "Thank you for your message. So that we can make you a good offer, please tell us:\n\n- how many pieces you need\n- by when\n- whether your logo should be on them", // phpcs:ignore Generic.Files.LineLength -- One default template.
			),
			array(
				'language' => 'ar',
				'title'    => 'نُعدّ العرض',
				'text'     => 'شكرًا لرسالتكم. نُعدّ لكم عرض السعر وسنرسله إليكم قريبًا.',
			),
			array(
				'language' => 'ar',
				'title'    => 'نحتاج إلى تفاصيل',
				'text'     => "شكرًا لرسالتكم. لنقدّم لكم عرضًا مناسبًا، نرجو أن تخبرونا:\n\n- عدد القطع المطلوبة\n- الموعد المطلوب\n- هل تريدون وضع شعاركم عليها", // phpcs:ignore Generic.Files.LineLength -- One default template.
			),
		);
	}

	/**
	 * Returns the templates filled in for a lead, those in the given language first.
	 *
	 * @param Lead   $lead     Lead.
	 * @param string $language Language, such as `ar`.
	 * @return list<ReplyTemplate> Each with `language`, `title` and `text`.
	 */
	public function of( Lead $lead, string $language ): array {
		$kept  = $this->options->group( 'messages' )['templates'];
		$texts = array() === $kept ? self::usual() : $kept;
		$first = wp_list_filter( $texts, array( 'language' => $language ) );
		$all   = array();
		foreach ( array_merge( array_values( $first ), array_values( array_diff_key( $texts, $first ) ) ) as $text ) {
			$all[] = array(
				'language' => LanguageTag::NAMES[ $text['language'] ] ?? $text['language'],
				'title'    => $text['title'],
				'text'     => $this->fill( $text['text'], $lead ),
			);
		}
		return $all;
	}

	/**
	 * Returns the signature in a language, falling back to the first signature, then to the site's name.
	 *
	 * @param Lead   $lead     Lead.
	 * @param string $language Language.
	 * @return string
	 */
	public function signature( Lead $lead, string $language ): string {
		$kept  = $this->options->group( 'messages' )['signatures'];
		$found = wp_list_filter( $kept, array( 'language' => $language ) );
		$one   = array() === $found ? reset( $kept ) : reset( $found );
		return $this->fill( is_array( $one ) ? $one['text'] : '{site}', $lead );
	}

	/**
	 * Replaces the placeholders of a template or signature.
	 *
	 * @param string $text Text.
	 * @param Lead   $lead Lead.
	 * @return string
	 */
	private function fill( string $text, Lead $lead ): string {
		return strtr(
			$text,
			array(
				'{name}' => $lead->text( 'name' ),
				'{site}' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'{page}' => $lead->origin()->title(),
				'{me}'   => $this->assignment->name( get_current_user_id() ),
			)
		);
	}
}
