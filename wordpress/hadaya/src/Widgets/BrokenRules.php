<?php
/**
 * Page rules that name something missing.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what the page rules of a widget name and what is not there for visitors: deleted, in the bin, not published, or of a name
 * that nothing has.
 */
final class BrokenRules {

	/**
	 * What WordPress puts behind the slug of a page in the bin.
	 */
	const BINNED = '__trashed';

	private PageFacts $page_facts;

	public function __construct( PageFacts $page_facts ) {
		$this->page_facts = $page_facts;
	}

	/**
	 * What is said of who sees each widget, by `live` and its number.
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
	 * What is so, in a sentence or two; empty where every rule names something that is there.
	 *
	 * @param array[] $rules Rules of a widget that is shown to everybody.
	 * @return string
	 */
	public function tell( array $rules ): string {
		$lost = array_filter( array_map( array( $this, 'describe' ), $rules ), 'strlen' );
		if ( array() === $lost ) {
			return '';
		}
		$shows = array_keys( array_column( $rules, 'show' ), 'show', true );
		$names = implode( ', ', array_unique( $lost ) );
		return array() !== $shows && array() === array_diff( $shows, array_keys( $lost ) )
			? sprintf(
				/* translators: %s: what is named, with what is the matter with it, “Contact us” (in the bin). */
				__(
					'Nobody sees the widget because its display rules use %s. Restore that, or change the rules under “Display”.',
					'hadaya'
				),
				$names
			)
			: sprintf(
				/* translators: %s: what is named, with what is the matter with it, “Contact us” (in the bin). */
				__( 'The widget is live, but its display rules use %s. Restore that, or change the rules under “Display”.', 'hadaya' ),
				$names
			);
	}

	/**
	 * What a rule names, with what is the matter with it; empty where it is there.
	 *
	 * @param array<string, mixed> $rule Rule.
	 * @return string
	 */
	private function describe( array $rule ): string {
		switch ( $rule['rule'] ) {
			case 'post':
				return $this->describe_page( $rule['post'], true );
			case 'exact':
				// An address may be that of anything: only a page of the site that nobody can open is known to be none.
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
	 * What is the matter with a page, post or product; empty where visitors can open it.
	 *
	 * @param string $named   Its number, or its address.
	 * @param bool   $is_page Whether it must be one.
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
	 * A page in the bin that had an address.
	 *
	 * @param string $named Address.
	 * @return \WP_Post|null
	 */
	private function in_bin( string $named ): ?\WP_Post {
		$path = $this->page_facts->path_of( $named );
		$page = '' === $path ? null : get_page_by_path( $path . self::BINNED );
		// A post or product has its slug at the end of its address.
		return null === $page && '' !== $path
			? get_page_by_path( basename( $path ) . self::BINNED, OBJECT, get_post_types( array( 'public' => true ) ) )
			: $page;
	}

	/**
	 * Whether a tag has that name or slug.
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
	 * What is named, and what is the matter with it.
	 *
	 * @param string $name   Title, name or address.
	 * @param string $matter What is the matter.
	 * @return string
	 */
	private function named( string $name, string $matter ): string {
		// An address keeps its slashes where they are in a line that is read from the right.
		$isolated = "\u{2068}" . wp_strip_all_tags( html_entity_decode( $name, ENT_QUOTES ) ) . "\u{2069}";
		/* translators: 1: title of a page, name or address, 2: what is the matter with it. */
		return sprintf( __( '“%1$s” (%2$s)', 'hadaya' ), $isolated, $matter );
	}
}
