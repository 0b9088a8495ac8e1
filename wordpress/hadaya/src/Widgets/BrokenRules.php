<?php
/**
 * Page rules whose targets are missing.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds targets of a widget's page rules that are deleted, trashed, unpublished or unknown.
 *
 * @phpstan-import-type PageRule from \Hadaya\Settings\Schema\SettingsSchema
 */
final class BrokenRules {

	/**
	 * Suffix that WordPress appends to the slug of a trashed page.
	 */
	const BINNED = '__trashed';

	private PageFacts $page_facts;

	public function __construct( PageFacts $page_facts ) {
		$this->page_facts = $page_facts;
	}

	/**
	 * Returns a note about broken display rules for each widget, keyed by `live.` and the widget's id; empty for a widget whose rules are valid.
	 *
	 * @param Options $options The owner's settings.
	 * @return string[]
	 */
	public function notes( Options $options ): array {
		$notes = array();
		foreach ( $options->widgets() as $widget ) {
			$notes[ 'live.' . $widget['id'] ] = $this->tell( $widget['pages'] );
		}
		return $notes;
	}

	/**
	 * Describes a widget's broken rules in two sentences; empty if every rule has a valid target.
	 *
	 * @param list<PageRule> $rules Rules of a widget; the sentences assume that the widget is shown to everybody.
	 * @return string
	 */
	public function tell( array $rules ): string {
		$broken = array_filter( array_map( array( $this, 'describe' ), $rules ), 'strlen' );
		if ( array() === $broken ) {
			return '';
		}
		$shows = array_keys( array_column( $rules, 'show' ), 'show', true );
		$names = implode( ', ', array_unique( $broken ) );
		return array() !== $shows && array() === array_diff( $shows, array_keys( $broken ) )
			? sprintf(
				/* translators: %s: names of the missing items and the reasons, for example “Contact us” (in the Trash). */
				__(
					'Nobody sees the widget because its display rules refer to %s. Restore the missing items, or change the rules under “Display”.',
					'hadaya'
				),
				$names
			)
			: sprintf(
				/* translators: %s: names of the missing items and the reasons, for example “Contact us” (in the Trash). */
				__(
					'The widget is live, but its display rules refer to %s. Restore the missing items, or change the rules under “Display”.',
					'hadaya'
				),
				$names
			);
	}

	/**
	 * Describes a rule's target and its problem; empty if the target is valid.
	 *
	 * @param PageRule $rule Rule.
	 * @return string
	 */
	private function describe( array $rule ): string {
		switch ( $rule['rule'] ) {
			case 'post':
				return $this->describe_page( $rule['post'], true );
			case 'exact':
				// Reports no problem for a URL that belongs to no page, post or product, because the site may show something else there.
				return $this->describe_page( $rule['value'], false );
			case 'tag':
				return $this->is_tag( trim( $rule['tag'] ) ) ? '' : $this->named( trim( $rule['tag'] ), __( 'tag not found', 'hadaya' ) );
			case 'role':
				return $this->page_facts->is_role( $rule['role'] ) ? '' : $this->named( trim( $rule['role'] ), __( 'role not found', 'hadaya' ) );
			default:
				return '';
		}
	}

	/**
	 * Describes the problem with a page, post or product; empty if it is published or private.
	 *
	 * @param string $named   Its id or URL.
	 * @param bool   $is_page Whether the target must be a page, post or product.
	 * @return string
	 */
	private function describe_page( string $named, bool $is_page ): string {
		if ( '' === trim( $named, "/ \t" ) ) {
			return '';
		}
		$id   = $this->page_facts->find( $named );
		$post = 0 === $id ? $this->in_bin( $named ) : get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return $is_page ? $this->named( trim( $named ), __( 'deleted or moved to another URL', 'hadaya' ) ) : '';
		}
		$title = '' === get_the_title( $post ) ? trim( $named ) : get_the_title( $post );
		if ( 'trash' === $post->post_status ) {
			return $this->named( $title, __( 'in the Trash', 'hadaya' ) );
		}
		return in_array( $post->post_status, array( 'publish', 'private', 'inherit' ), true )
			? ''
			: $this->named( $title, __( 'not published', 'hadaya' ) );
	}

	/**
	 * Returns the trashed page, post or product that had the given URL; null if there is none.
	 *
	 * @param string $named URL.
	 * @return \WP_Post|null
	 */
	private function in_bin( string $named ): ?\WP_Post {
		$path = $this->page_facts->path_of( $named );
		$page = '' === $path ? null : get_page_by_path( $path . self::BINNED );
		// The URL of a post or product ends with its slug.
		return null === $page && '' !== $path
			? get_page_by_path( basename( $path ) . self::BINNED, OBJECT, get_post_types( array( 'public' => true ) ) )
			: $page;
	}

	/**
	 * Checks whether a post or product tag with the given name or slug exists. An empty text counts as an existing tag.
	 *
	 * @param string $tag Name or slug.
	 * @return bool
	 */
	private function is_tag( string $tag ): bool {
		foreach ( array_filter( PageFacts::TAGS, 'taxonomy_exists' ) as $taxonomy ) {
			if ( null !== term_exists( $tag, $taxonomy ) ) {
				return true;
			}
		}
		return '' === $tag;
	}

	/**
	 * Returns a target's name in quotation marks, followed by its problem in brackets.
	 *
	 * @param string $name   Title, name or URL.
	 * @param string $matter The problem.
	 * @return string
	 */
	private function named( string $name, string $matter ): string {
		// Isolates the name, so that the slashes of a URL keep their order in RTL text.
		$isolated = "\u{2068}" . wp_strip_all_tags( html_entity_decode( $name, ENT_QUOTES ) ) . "\u{2069}";
		/* translators: 1: title of a page, name or address, 2: its problem. */
		return sprintf( __( '“%1$s” (%2$s)', 'hadaya' ), $isolated, $matter );
	}
}
