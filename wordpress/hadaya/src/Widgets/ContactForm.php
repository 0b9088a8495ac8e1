<?php
/**
 * Contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\LocalizedTexts;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's form with defaults filled in and with texts in the page's language or in all languages. Immutable.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type FormSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type FormItem from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type CaptchaSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class ContactForm {

	/** Built-in fields, in order. */
	const FIELDS = array( 'name', 'email', 'phone', 'message' );

	/** @var FormSettings */
	private array $settings;

	/**
	 * Creates a form from its settings, in which no value may be missing.
	 *
	 * @param FormSettings $settings Completed settings.
	 */
	public static function from_array( array $settings ): self {
		$form           = new self();
		$form->settings = $settings;
		return $form;
	}

	/**
	 * Returns the form that a widget shows, with texts in the page's language.
	 *
	 * @param Options  $options The owner's settings.
	 * @param int|null $id      Id of the widget; null for the shared form.
	 */
	public static function of( Options $options, ?int $id ): self {
		return self::of_widget( $options->form(), null === $id ? array() : $options->widgets(), $id );
	}

	/**
	 * Returns a widget's form: the shared form with the widget's own settings applied. If the widget has its own email address, the rules for recipients
	 * do not apply.
	 *
	 * @param FormSettings         $form    The form that all widgets share, with defaults filled in.
	 * @param list<WidgetSettings> $widgets Widgets with defaults filled in.
	 * @param int|null             $id      Id of the widget.
	 */
	public static function of_widget( array $form, array $widgets, ?int $id ): self {
		$widget = array_column( $widgets, null, 'id' )[ $id ?? '' ] ?? array();
		if ( empty( $widget['own_form'] ) ) {
			return self::from_array( $form );
		}
		$own = array_filter( $widget['own'], static fn ( $part ): bool => ! in_array( $part, array( '', array() ), true ) );
		if ( isset( $own['mail_to'] ) ) {
			$own['recipients'] = array();
		}
		return self::from_array( array_merge( $form, $own, array( 'enabled' => true ) ) );
	}

	public function title(): string {
		return $this->settings['title'];
	}

	public function button(): string {
		return $this->settings['button'];
	}

	/**
	 * Returns the fields in the order and with the indices that they have on the page. A built-in field occurs once, and is required if one of its
	 * items is required. A select without options is left out, because it would make the form unusable.
	 *
	 * @return list<FormItem>
	 */
	public function items(): array {
		$items = array();
		foreach ( $this->settings['items'] as $item ) {
			if ( 'dropdown' === $item['field'] && '' === trim( LocalizedTexts::choose( $item['options'], '', '' ) ) ) {
				continue;
			}
			$key = in_array( $item['field'], self::FIELDS, true ) ? $item['field'] : count( $items );

			$item['required'] = $item['required'] || ! empty( $items[ $key ]['required'] );
			$items[ $key ]    = $item;
		}
		return array_values( $items );
	}

	/**
	 * Returns the settings of a checkbox that the form shows below its fields.
	 *
	 * @param string $name Its name, `consent` or `newsletter`.
	 * @return array{enabled: bool, label: string, agree: string, text?: string, page?: string}
	 */
	public function box( string $name ): array {
		return $this->settings[ $name ];
	}

	/**
	 * Returns replaced texts of a checkbox that are still valid.
	 *
	 * @param string $key Setting that stores the replaced texts.
	 * @return list<array{words: array{label: string, value: string}, until: int}>
	 */
	public function earlier( string $key ): array {
		$kept     = is_array( $this->settings[ $key ] ?? null ) ? $this->settings[ $key ] : array();
		$is_valid = static fn ( $entry ): bool => isset( $entry['words'], $entry['until'] ) && $entry['until'] >= time();
		return array_values( array_filter( $kept, $is_valid ) );
	}

	/** @return CaptchaSettings */
	public function captcha(): array {
		return $this->settings['captcha'];
	}

	public function success(): string {
		return $this->settings['success'];
	}

	public function redirect(): string {
		return $this->settings['redirect'];
	}

	/** Returns the seconds after which the sent form closes; 0 if it stays open. */
	public function close_after(): int {
		return $this->settings['close_after'];
	}

	/**
	 * Returns the email address that receives messages; empty if the site's own address is used.
	 */
	public function mail_to(): string {
		return $this->settings['mail_to'];
	}

	/** @return list<array{by: string, value: string, to: string}> */
	public function recipients(): array {
		return $this->settings['recipients'];
	}

	/** @return array{subject: string, body: string} Template of the notification; empty texts stand for the default. */
	public function mail(): array {
		return $this->settings['mail'];
	}

	/** @return array{enabled: bool, texts: list<array{language: string, subject: string, body: string}>} Automatic reply. */
	public function reply(): array {
		return $this->settings['reply'];
	}
}
